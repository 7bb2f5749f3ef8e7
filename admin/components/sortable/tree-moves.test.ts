import { describe, expect, test } from 'vitest'
import { droppedAt, movedTo, steppedTo, type TreeEntry } from './tree-moves.ts'

/** a (b, c (d)), e */
const TREE: TreeEntry[] = [
  { id: 'a', parent: null },
  { id: 'b', parent: 'a' },
  { id: 'c', parent: 'a' },
  { id: 'd', parent: 'c' },
  { id: 'e', parent: null },
]

describe('moves by keyboard', () => {
  test.each([
    ['e', 'up', { parent: null, posicao: 0 }],
    ['a', 'up', null],
    ['a', 'down', { parent: null, posicao: 1 }],
    ['e', 'in', { parent: 'a', posicao: 2 }],
    ['c', 'in', null],
    ['b', 'in', null],
    ['d', 'out', { parent: 'a', posicao: 2 }],
    ['c', 'out', { parent: null, posicao: 1 }],
    ['e', 'out', null],
  ] as const)('%s moves %s to %j', (id, para, place) => {
    expect(steppedTo(TREE, id, { direction: para, levels: 3 })).toEqual(place)
  })

  test('does not move an entry below the deepest level', () => {
    expect(steppedTo(TREE, 'c', { direction: 'in', levels: 3 })).toBeNull()
    expect(steppedTo(TREE, 'c', { direction: 'in', levels: 4 })).toEqual({ parent: 'b', posicao: 0 })
  })
})

describe('moves by dragging', () => {
  test.each([
    // Over e is after it, as deep as dragged.
    ['b', 'e', -1, { parent: null, posicao: 2 }],
    ['b', 'e', 0, { parent: 'e', posicao: 0 }],
    ['e', 'a', 0, { parent: null, posicao: 0 }],
    // Between a and b, nothing can be on the first level.
    ['e', 'b', 0, { parent: 'a', posicao: 0 }],
    ['e', 'e', 1, { parent: 'a', posicao: 2 }],
    ['e', 'e', 5, { parent: 'c', posicao: 1 }],
    // Not into itself.
    ['a', 'd', 0, null],
  ] as const)('%s dropped over %s, %i to the right, moves to %j', (id, over, shift, place) => {
    expect(droppedAt(TREE, { id, over, shift, levels: 3 })).toEqual(place)
  })

  test('limits the depth of an entry so that its children fit', () => {
    expect(droppedAt(TREE, { id: 'c', over: 'e', shift: 5, levels: 3 })).toEqual({ parent: 'e', posicao: 0 })
    expect(droppedAt(TREE, { id: 'c', over: 'e', shift: 5, levels: 2 })).toEqual({ parent: null, posicao: 2 })
  })
})

test('moves an entry with its children', () => {
  const ids = (tree: TreeEntry[]) => tree.map(({ id, parent }) => `${parent ?? ''}${id}`)
  expect(ids(movedTo(TREE, 'c', { parent: null, posicao: 0 }))).toEqual(['c', 'cd', 'a', 'ab', 'e'])
  expect(ids(movedTo(TREE, 'a', { parent: 'e', posicao: 0 }))).toEqual(['e', 'ea', 'ab', 'ac', 'cd'])
})
