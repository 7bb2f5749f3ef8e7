import { expect, test } from 'vitest'
import { blockOfSelection, moved } from './selection.ts'

const size = { rows: 100, cols: 5, page: 20 }
const at = (row: number, col: number) => ({ anchor: { row, col }, cursor: { row, col } })

test.each([
  ['ArrowDown', false, { row: 11, col: 2 }],
  ['ArrowUp', true, { row: 0, col: 2 }],
  ['ArrowRight', true, { row: 10, col: 4 }],
  ['PageDown', false, { row: 30, col: 2 }],
  ['Home', false, { row: 10, col: 0 }],
  ['End', false, { row: 10, col: 4 }],
])('%s (far: %s) leads to %j', (key, far, cursor) => {
  expect(moved(at(10, 2), { key, far, grow: false }, size)).toEqual({ anchor: cursor, cursor })
})

test('a block spans from its anchor to the cursor in any direction', () => {
  const grown = moved(at(10, 2), { key: 'ArrowUp', far: false, grow: true }, size)
  expect(blockOfSelection(grown!)).toEqual({ top: 9, bottom: 10, left: 2, right: 2 })
})

test('other keys move nothing, and the cursor stays inside the grid', () => {
  expect(moved(at(0, 0), { key: 'a', far: false, grow: false }, size)).toBeNull()
  expect(moved(at(0, 0), { key: 'ArrowUp', far: false, grow: false }, size)).toEqual(at(0, 0))
})
