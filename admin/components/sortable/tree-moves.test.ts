import { describe, expect, test } from 'vitest'
import { droppedAt, movedTo, steppedTo, type TreeEntry } from './tree-moves.ts'

/** a (b, c (d)), e */
const TREE: TreeEntry[] = [
  { id: 'a', pai: null },
  { id: 'b', pai: 'a' },
  { id: 'c', pai: 'a' },
  { id: 'd', pai: 'c' },
  { id: 'e', pai: null },
]

describe('by keys', () => {
  test.each([
    ['e', 'acima', { pai: null, posicao: 0 }],
    ['a', 'acima', null],
    ['a', 'abaixo', { pai: null, posicao: 1 }],
    ['e', 'dentro', { pai: 'a', posicao: 2 }],
    ['c', 'dentro', null],
    ['b', 'dentro', null],
    ['d', 'fora', { pai: 'a', posicao: 2 }],
    ['c', 'fora', { pai: null, posicao: 1 }],
    ['e', 'fora', null],
  ] as const)('%s goes %s to %j', (id, para, place) => {
    expect(steppedTo(TREE, id, { para, niveis: 3 })).toEqual(place)
  })

  test('nothing goes deeper than there are levels', () => {
    expect(steppedTo(TREE, 'c', { para: 'dentro', niveis: 3 })).toBeNull()
    expect(steppedTo(TREE, 'c', { para: 'dentro', niveis: 4 })).toEqual({ pai: 'b', posicao: 0 })
  })
})

describe('by dragging', () => {
  test.each([
    // Over e, that is after it, as deep as dragged.
    ['b', 'e', -1, { pai: null, posicao: 2 }],
    ['b', 'e', 0, { pai: 'e', posicao: 0 }],
    ['e', 'a', 0, { pai: null, posicao: 0 }],
    // Between a and b nothing can stand on the first level.
    ['e', 'b', 0, { pai: 'a', posicao: 0 }],
    ['e', 'e', 1, { pai: 'a', posicao: 2 }],
    ['e', 'e', 5, { pai: 'c', posicao: 1 }],
    // Not into itself.
    ['a', 'd', 0, null],
  ] as const)('%s over %s, %i to the right, comes to %j', (id, over, shift, place) => {
    expect(droppedAt(TREE, { id, over, shift, niveis: 3 })).toEqual(place)
  })

  test('what holds others goes only so deep that they fit', () => {
    expect(droppedAt(TREE, { id: 'c', over: 'e', shift: 5, niveis: 3 })).toEqual({ pai: 'e', posicao: 0 })
    expect(droppedAt(TREE, { id: 'c', over: 'e', shift: 5, niveis: 2 })).toEqual({ pai: null, posicao: 2 })
  })
})

test('what moves takes along what is below it', () => {
  const ids = (tree: TreeEntry[]) => tree.map(({ id, pai }) => `${pai ?? ''}${id}`)
  expect(ids(movedTo(TREE, 'c', { pai: null, posicao: 0 }))).toEqual(['c', 'cd', 'a', 'ab', 'e'])
  expect(ids(movedTo(TREE, 'a', { pai: 'e', posicao: 0 }))).toEqual(['e', 'ea', 'ab', 'ac', 'cd'])
})
