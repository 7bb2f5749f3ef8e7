import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSharedLines, writeSharedLines } from './shared-lines.ts'

const id = fc.integer({ min: 1, max: 2_147_483_647 })
const lines = fc.uniqueArray(
  fc.record(
    {
      idProduto: id,
      idAtributoSimples: id,
      quantidade: fc.integer({ min: 1, max: 999 }),
      comServicos: fc.constant(true as const),
    },
    { requiredKeys: ['idProduto', 'idAtributoSimples', 'quantidade'] },
  ),
  { maxLength: 100, selector: ({ idAtributoSimples }) => idAtributoSimples },
)

test("a cart survives its link unchanged, and the link fits the API's limit", () => {
  fc.assert(
    fc.property(lines, (cart) => {
      const text = writeSharedLines(cart)

      expect(readSharedLines(text)).toEqual({ lines: cart, unreadable: 0 })
      expect(text.length).toBeLessThanOrEqual(2_700)
    }),
  )
})

test.each([
  ['', 0, 0],
  ['1-2x1', 1, 0],
  ['1-2x1,1-2x3', 1, 0],
  ['1-2x1,3-', 1, 1],
  ['1-2x0', 0, 1],
  ['1-2x1s', 1, 0],
  ['1-2x1ss', 0, 1],
  ['1-2x1000', 0, 1],
  ['0-2x1', 0, 1],
  ['2147483648-2x1', 0, 1],
  ['<b>', 0, 1],
  [Array.from({ length: 200 }, (_, i) => `${i + 1}-${i + 1}x1`).join(','), 100, 0],
])('reads %s as %i lines and %i unreadable parts', (text, read, unreadable) => {
  const answer = readSharedLines(text)

  expect([answer.lines.length, answer.unreadable]).toEqual([read, unreadable])
})
