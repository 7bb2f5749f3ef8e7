import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBarcode, writeBarcode } from './barcode.ts'
import { dueDate } from './due-factor.ts'
import { formatLinhaDigitavel, readLinhaDigitavel, writeLinhaDigitavel } from './linha-digitavel.ts'

const FIELDS = 32

const BOLETOS = [
  [
    '00190000090114971860168524522114675860000102656',
    '00196758600001026560000001149718606852452211',
    ...[7586, 102_656, '2018-07-15'],
  ],
  [
    '23790448095616862379336011058009740430000124020',
    '23797404300001240200448056168623793601105800',
    ...[4043, 124_020, '2008-11-01'],
  ],
  [
    '34192220090000556638551012140003679060000100000',
    '34196790600001000002220000005566385101214000',
    ...[7906, 100_000, '2019-05-31'],
  ],
  [
    '10492006506100010004200997263900989810000021403',
    '10499898100000214032006561000100040099726390',
    ...[8981, 21_403, '2022-05-10'],
  ],
  [
    '23794150099001980167035000211405700000000000000',
    '23797000000000000004150090019801673500021140',
    ...[0, 0, null],
  ],
  [
    '00190000090114971860168524522114210000000102656',
    '00192100000001026560000001149718606852452211',
    ...[1000, 102_656, '2025-02-22'],
  ],
  [
    '00190000090312345670300123456170216470000023990',
    '00192164700000239900000003123456700012345617',
    ...[1647, 23_990, '2026-12-01'],
  ],
] as [line: string, barcode: string, fator: number, valor: number, vencimento: string | null][]

describe.each(BOLETOS)('%s', (line, barcode, fator, valor, vencimento) => {
  test('is its bar code in another order, both ways', () => {
    expect(writeLinhaDigitavel(barcode)).toBe(line)
    expect(readLinhaDigitavel(line)).toBe(barcode)
    expect(readLinhaDigitavel(formatLinhaDigitavel(line))).toBe(barcode)
  })

  test(`has the factor ${fator} and ${valor} centavos`, () => {
    const boleto = readBarcode(barcode)
    expect(boleto).toMatchObject({ banco: line.slice(0, 3), fator, valor })
    expect(boleto && writeBarcode(boleto)).toBe(barcode)
    expect(dueDate(fator, vencimento ?? '2026-11-21')).toBe(vencimento)
  })

  test('tells of each wrong digit in its three fields', () => {
    for (let at = 0; at < FIELDS; at++)
      for (const digit of '0123456789') {
        const typed = line.slice(0, at) + digit + line.slice(at + 1)
        expect(readLinhaDigitavel(typed)).toBe(typed === line ? barcode : null)
      }
  })
})

test('lines are printed in groups', () => {
  expect(formatLinhaDigitavel('00190000090312345670300123456170216470000023990')).toBe(
    '00190.00009 03123.456703 00123.456170 2 16470000023990',
  )
})

test.each([
  ['a wrong first field', '00190000020114971860168524522114675860000102656'],
  ['a wrong general digit', '00190000090114971860168524522114975860000102656'],
  ['fields alone that fit', '10491443385511900000200000000141325230000093423'],
  ['a slip of water or light', '846100000005246100291102005460339004695895061080'],
  ['a slip of the city', '838600000050096000190009000801782309000343062712'],
  ['a digit too few', '0019000009011497186016852452211467586000010265'],
  ['letters', '0019000009011497186016852452211467586000010265a'],
  ['nothing', ''],
])('%s is no boleto', (_, line) => {
  expect(readLinhaDigitavel(line)).toBeNull()
})

test('whatever a bar code says, the line says too', () => {
  const boletos = fc.record({
    banco: fc.stringMatching(/^\d{3}$/),
    fator: fc.integer({ min: 0, max: 9999 }),
    valor: fc.integer({ min: 0, max: 9_999_999_999 }),
    campoLivre: fc.stringMatching(/^\d{25}$/),
  })
  fc.assert(
    fc.property(boletos, (boleto) => {
      const line = writeLinhaDigitavel(writeBarcode(boleto))
      expect(line).toMatch(/^\d{47}$/)
      expect(readBarcode(readLinhaDigitavel(line) ?? '')).toEqual(boleto)
    }),
  )
})
