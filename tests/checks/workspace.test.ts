import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../shared.ts'

test('the packages are those of the architecture', () => {
  expect(readdirSync(join(root, 'packages')).sort()).toEqual(
    ['cards', 'cli', 'engine', 'ir', 'oracle', 'players', 'reference', 'server', 'sim', 'web'].sort(),
  )
})
