import { WRONG_EAN } from '#domain/product/sku-problems.ts'
import type { CsvRow } from './columns.ts'
import { type CsvProduct, gtin13 } from './product.ts'

/** In grams: from less than a set of strings to more than a digital piano. */
const WEIGHT = { min: 10, max: 100_000 }

/** In millimetres: from thinner than a bag of picks to longer than any parcel. */
const SIDE = { min: 5, max: 3_000 }

/** Returns warnings about values that are valid but look like a wrong unit, as sentences for the merchant. */
export function warningsOf(rows: readonly CsvRow[], { skus }: CsvProduct): string[] {
  return [...fractions(rows), ...unreadBarcodes(rows), ...skus.flatMap(ofSku)]
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

/** Shops also write codes of their own into this column, so a wrong one doesn't refuse the product. */
function unreadBarcodes(rows: readonly CsvRow[]): string[] {
  return rows.flatMap(({ barcode, sku = '', line }) =>
    barcode === undefined || gtin13(barcode) !== null
      ? []
      : [`${sku || `Linha ${line}`}: ${WRONG_EAN} “${barcode}” ficou de fora.`],
  )
}

function ofSku({ sku, peso, altura, largura, comprimento }: CsvProduct['skus'][number]): string[] {
  const sides = [altura, largura, comprimento].filter((side) => side !== null)
  const reasons: [boolean, string][] = [
    [
      peso !== null && (peso < WEIGHT.min || peso > WEIGHT.max),
      `${sku}: o peso seria ${peso} g. Confira a unidade da coluna.`,
    ],
    [
      sides.some((side) => side < SIDE.min || side > SIDE.max),
      `${sku}: a embalagem teria ${sides.join(' × ')} mm. Confira a unidade da coluna.`,
    ],
  ]

  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}
