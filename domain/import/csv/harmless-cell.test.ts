import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmlessCell, originalCell } from './harmless-cell.ts'

const START = '=+-@＝＋－＠\t\r\n'

test.each([...START])('a cell that begins with %j no longer is a formula', (sign) => {
  expect(harmlessCell(`${sign}cmd|' /C calc'!A0`)).toBe(`'${sign}cmd|' /C calc'!A0`)
})

test('every text survives the round trip', () => {
  const texts = fc.string({ unit: fc.constantFrom(...START, "'", 'a', '1', ' ', ';', '"') })
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (text) => {
      expect(originalCell(harmlessCell(text))).toBe(text)
      expect(START).not.toContain(harmlessCell(text)[0] ?? 'a')
    }),
  )
})

test('a cell without the escape is read unchanged', () => {
  for (const text of ["d'Addario", "'s-Hertogenbosch", '', '-5']) expect(originalCell(text)).toBe(text)
})
