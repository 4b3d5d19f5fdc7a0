import { describe, expect, test } from 'vitest'
import { filesUnder, read } from './sources.ts'

const longest = 500

/** Files that are too long for now. One that is short again must leave the list. */
const tolerated: readonly string[] = []

describe('a file is a room that one can look over', () => {
  const long = filesUnder('packages', /\.tsx?$/).filter(file => read(file).split('\n').length - 1 > longest)

  test(`no source is longer than ${longest} lines`, () => {
    expect(long.filter(file => !tolerated.includes(file))).toEqual([])
  })

  test('no file is tolerated that is short', () => {
    expect(tolerated.filter(file => !long.includes(file))).toEqual([])
  })
})
