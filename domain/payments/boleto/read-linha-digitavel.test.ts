import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeBarcode } from './barcode.ts'
import { formatLinhaDigitavel, writeLinhaDigitavel } from './linha-digitavel.ts'
import { readLinhaDigitavel } from './read-linha-digitavel.ts'

const LINE = '00190000090312345670300123456170216470000023990'

const anyBarcode = fc
  .record({
    banco: fc.stringMatching(/^\d{3}$/),
    fator: fc.integer({ min: 0, max: 9999 }),
    valor: fc.integer({ min: 0, max: 9_999_999_999 }),
    campoLivre: fc.stringMatching(/^\d{25}$/),
  })
  .map(writeBarcode)

test('reads each line back to its bar code, as digits and as printed', () => {
  fc.assert(
    fc.property(anyBarcode, (barcode) => {
      const line = writeLinhaDigitavel(barcode)
      expect(readLinhaDigitavel(line)).toBe(barcode)
      expect(readLinhaDigitavel(formatLinhaDigitavel(line))).toBe(barcode)
    }),
  )
})

test('notices any single wrong digit', () => {
  for (let place = 0; place < LINE.length; place++)
    for (let difference = 1; difference < 10; difference++) {
      const wrong = (Number(LINE[place]) + difference) % 10
      expect(readLinhaDigitavel(LINE.slice(0, place) + wrong + LINE.slice(place + 1))).toBeNull()
    }
})

test.each(['', '1234 5678', LINE.slice(1), `${LINE}0`, LINE.replace('9', 'A')])('rejects %j', (text) => {
  expect(readLinhaDigitavel(text)).toBeNull()
})
