import { type FieldProblem, problem } from '../format/field-problem.ts'
import { amountProblem, priceProblems } from '../money/price-problems.ts'
import { isGtin13 } from './gtin.ts'
import { lengthProblem } from './product-fields.ts'

/** The most SKUs that a product can have. */
export const MAX_SKUS = 200

/** Limits of a SKU's fields: characters of codes, grams, millimetres, units. */
export const SKU_LIMITS = {
  sku: 50,
  mpn: 60,
  medida: 10_000_000,
  estoqueMinimo: 1_000_000,
} as const

/** The measures of a SKU's package. */
export const BOX = ['peso', 'altura', 'largura', 'comprimento'] as const

/** Prices and cost in centavos, package in grams and millimetres; null if unknown. */
type Sku = Record<(typeof BOX)[number], number | null> & {
  sku: string
  ean: string | null
  mpn: string | null
  precoPor: number
  precoDe: number | null
  /** The purchase cost, which the shop never receives. */
  custo?: number | null
}

/** Returns what is wrong with a single SKU, independent of its product. */
export function skuProblems({ sku, ean, mpn, custo = null, ...figures }: Sku): FieldProblem[] {
  return [
    ...problem('sku', codeProblem(sku)),
    ...problem('ean', eanProblem(ean)),
    ...problem('mpn', mpnProblem(mpn)),
    ...priceProblems(figures),
    ...problem('custo', custo === null ? null : amountProblem(custo)),
    ...BOX.flatMap((campo) => problem(campo, measureProblem(figures[campo]))),
  ]
}

export function codeProblem(sku: string): string | null {
  if (sku.trim() === '') return 'Dê um código ao SKU.'

  return lengthProblem(sku, SKU_LIMITS.sku, 'O código do SKU')
}

/** Said of an EAN that `isGtin13` refuses. */
export const WRONG_EAN = 'O EAN não confere: são os 13 dígitos do código de barras.'

export function eanProblem(ean: string | null): string | null {
  return ean === null || isGtin13(ean) ? null : WRONG_EAN
}

export function mpnProblem(mpn: string | null): string | null {
  return lengthProblem(mpn ?? '', SKU_LIMITS.mpn, 'O código do fabricante')
}

/** Weight or dimension of the package, in grams or millimetres; null if not measured. */
export function measureProblem(medida: number | null): string | null {
  return medida === null ? null : countProblem(medida, SKU_LIMITS.medida)
}

export function minimumStockProblem(estoqueMinimo: number): string | null {
  return countProblem(estoqueMinimo, SKU_LIMITS.estoqueMinimo)
}

function countProblem(count: number, max: number): string | null {
  return Number.isInteger(count) && count >= 1 && count <= max
    ? null
    : `Use um número de 1 a ${max.toLocaleString('pt-BR')}.`
}
