import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmlessCell, originalCell } from './harmless-cell.ts'

const START = '=+-@＝＋－＠\t\r\n'

test.each([...START])('a cell that begins with %j is no formula any more', (sign) => {
  expect(harmlessCell(`${sign}cmd|' /C calc'!A0`)).toBe(`'${sign}cmd|' /C calc'!A0`)
})

test('every text comes back as it was', () => {
  const texts = fc.string({ unit: fc.constantFrom(...START, "'", 'a', '1', ' ', ';', '"') })
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (text) => {
      expect(originalCell(harmlessCell(text))).toBe(text)
      expect(START).not.toContain(harmlessCell(text)[0] ?? 'a')
    }),
  )
})

test('what was never made harmless is read as it stands', () => {
  for (const text of ["d'Addario", "'s-Hertogenbosch", '', '-5']) expect(originalCell(text)).toBe(text)
})
