import { expect, test } from 'vitest'
import { object, position } from '../testing.ts'
import { attachmentsOf, rowsOf } from './rows.ts'

const land = (id: number, more = {}) => object(id, { name: 'Green Land', card: 'Green Land', types: ['Land'], ...more })

test('identical lands share a place, a tapped one has its own', () => {
  const view = position({ battlefield: [land(1), land(2), land(3, { tapped: true }), land(4)] })
  expect(rowsOf(view, 0).lands.map(pile => pile.objects.map(o => o.id))).toEqual([[1, 2, 4], [3]])
})

test('tokens share a place, cards do not; what fights has its own', () => {
  const token = (id: number, more = {}) => object(id, { kind: 'token', name: 'Bear', card: 'Bear', ...more })
  const view = position({ battlefield: [token(1), token(2), token(3, { attacking: -2 }), object(4), object(5)] })
  expect(rowsOf(view, 0).front.map(pile => pile.objects.map(o => o.id))).toEqual([[1, 2], [3], [4], [5]])
})

test('what is attached lies with its first host, whoever controls it', () => {
  const aura = object(3, { types: ['Enchantment'], attachedTo: [1, 2], controller: 1 })
  const curse = object(4, { types: ['Enchantment'], attachedTo: [-1] })
  const view = position({ battlefield: [object(1), object(2), aura, curse] })
  expect(attachmentsOf(view, 1).map(o => o.id)).toEqual([3])
  expect(attachmentsOf(view, 2)).toEqual([])
  expect(rowsOf(view, 0).middle.map(pile => pile.key)).toEqual(['4'])
  expect(rowsOf(view, 1).middle).toEqual([])
})
