import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalRows } from './canonical-rows.ts'
import type { CsvRow } from './columns.ts'
import { measureOf, smallMeasureOf } from './measures.ts'
import { productOf } from './product.ts'
import { warningsOf } from './warnings.ts'

const row = (cells: Partial<CsvRow>): CsvRow => ({
  handle: 'violao',
  title: 'Violão',
  price: '100',
  line: 2,
  unknown: [],
  overflows: false,
  ...cells,
})

/** Spellings of an integer number of thousandths in a file. */
const spellings = (thousandths: number): string[] => {
  const [whole, rest] = [Math.trunc(thousandths / 1000), String(thousandths % 1000).padStart(3, '0')]
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '.')
  return [`${whole},${rest}`, `${whole}.${rest}`, `${grouped},${rest}`]
}

describe('units', () => {
  test('a weight in kilograms is read as the same number of grams in any spelling', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (grams) => {
        for (const text of spellings(grams)) expect([text, measureOf(text, 1000)]).toEqual([text, grams])
        for (const text of spellings(grams)) {
          const [product] = canonicalRows([row({ kilograms: text })])
          expect(product?.grams).toBe(String(grams))
        }
      }),
    )
  })

  test('a side in centimetres is read as ten times as many millimetres', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (mm) => {
        const text = `${Math.trunc(mm / 10)},${mm % 10}`
        expect(canonicalRows([row({ heightCm: text, widthCm: text, lengthCm: text })])[0]).toMatchObject({
          heightMm: String(mm),
          widthMm: String(mm),
          lengthMm: String(mm),
        })
      }),
    )
  })

  test('rejects ambiguous numbers of grams, and accepts whole ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (grams) => {
        expect(smallMeasureOf(String(grams))).toBe(grams)
        expect(smallMeasureOf(`${grams}.0`)).toBe(grams)
      }),
    )
    expect(smallMeasureOf('1.500')).toBeNull()
  })

  test.each([
    [{ grams: '2,50' }, 'foi lido em gramas'],
    [{ grams: '3' }, 'seria 3 g'],
    [{ kilograms: '2500' }, 'seria 2500000 g'],
    [{ heightMm: '2', widthMm: '40', lengthMm: '105' }, '105'],
    [{ heightCm: '1050' }, '10500'],
    [{ barcode: '4006381333932' }, 'Linha 2: O EAN não confere'],
    [{ barcode: 'CORDA-07' }, '“CORDA-07” ficou de fora'],
  ])('warns about %j', (cells, sentence) => {
    const rows = canonicalRows([row(cells)])
    const read = productOf(rows)
    if ('problemas' in read) throw new Error(JSON.stringify(read.problemas))

    expect(warningsOf(rows, read.produto).join(' ')).toContain(sentence)
  })

  test('does not warn about plausible values', () => {
    const box = { kilograms: '2,50', heightCm: '14', widthCm: '45', lengthCm: '110' }
    const rows = canonicalRows([row({ ...box, barcode: "'036000291452" })])
    const read = productOf(rows)

    expect('produto' in read && warningsOf(rows, read.produto)).toEqual([])
  })
})

test.each([
  ['100', '80', { price: '80', compareAtPrice: '100' }],
  ['1.299,90', '1.199,90', { price: '1.199,90', compareAtPrice: '1.299,90' }],
  ['100', '100', { price: '100' }],
  ['100', '0', { price: '100' }],
])('reads a price of %s with a promotional price of %s', (price, promotionalPrice, expected) => {
  const [canonical] = canonicalRows([row({ price, promotionalPrice })])

  expect(canonical).toMatchObject(expected)
  expect(canonical?.compareAtPrice).toBe('compareAtPrice' in expected ? expected.compareAtPrice : undefined)
})

test('the first of several categories is the main one, the others list the product too', () => {
  const read = productOf(
    canonicalRows([row({ categories: 'Instrumentos > Violões, Ofertas, Cordas > Aço' })]),
  )

  expect(read).toMatchObject({
    produto: { categoria: ['Instrumentos', 'Violões'], categorias: [['Ofertas'], ['Cordas', 'Aço']] },
  })
})

test('splits a list of pictures and shows a variant by its first picture', () => {
  const rows = canonicalRows([
    row({ images: 'https://a.exemplo/1.jpg, https://a.exemplo/2.jpg' }),
    row({ images: 'https://a.exemplo/3.jpg', option1Name: 'Cor', option1Value: 'Preto' }),
  ])

  expect(rows.map(({ imageSrc, variantImage }) => [imageSrc, variantImage])).toEqual([
    ['https://a.exemplo/1.jpg', undefined],
    ['https://a.exemplo/2.jpg', undefined],
    ['https://a.exemplo/3.jpg', 'https://a.exemplo/3.jpg'],
  ])
})
