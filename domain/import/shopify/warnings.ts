import type { CsvRow } from './columns.ts'
import type { CsvProduct } from './product.ts'

/** Lighter than a set of strings, heavier than a digital piano. */
const WEIGHT = { least: 10, most: 100_000 }

/** Thinner than a pick's bag, longer than any box that is carried. */
const SIDE = { least: 5, most: 3_000 }

/** What a product of a file has that can be true but looks like another unit, in words for the merchant. */
export function warningsOf(rows: readonly CsvRow[], { skus }: CsvProduct): string[] {
  return [...fractions(rows), ...skus.flatMap(ofSku)]
}

function fractions(rows: readonly CsvRow[]): string[] {
  return rows.flatMap(({ grams = '', sku = '', line }) =>
    /[.,]\d*[1-9]/.test(grams)
      ? [
          `${sku || `Linha ${line}`}: o peso ${grams} foi lido em gramas. Se for em quilos, diga isso na coluna.`,
        ]
      : [],
  )
}

function ofSku({ sku, peso, altura, largura, comprimento }: CsvProduct['skus'][number]): string[] {
  const sides = [altura, largura, comprimento].filter((side) => side !== null)
  const reasons: [boolean, string][] = [
    [
      peso !== null && (peso < WEIGHT.least || peso > WEIGHT.most),
      `${sku}: o peso seria ${peso} g. Confira a unidade da coluna.`,
    ],
    [
      sides.some((side) => side < SIDE.least || side > SIDE.most),
      `${sku}: a embalagem teria ${sides.join(' × ')} mm. Confira a unidade da coluna.`,
    ],
  ]

  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}
