import { type FieldProblem, problem } from '../format/field-problem.ts'
import { amountProblem, priceProblems } from '../prices/price-problems.ts'
import { isGtin13 } from './gtin.ts'
import { lengthProblem } from './product-fields.ts'

/** The bounds of what a SKU says of itself: letters of its codes, grams, millimetres, pieces. */
export const SKU_LIMITS = {
  sku: 50,
  mpn: 60,
  medida: 10_000_000,
  estoqueMinimo: 1_000_000,
} as const

const BOX = ['peso', 'altura', 'largura', 'comprimento'] as const

/** Prices and cost in centavos, the box in grams and millimetres; null is what nobody has told. */
type Sku = Record<(typeof BOX)[number], number | null> & {
  sku: string
  ean: string | null
  mpn: string | null
  precoPor: number
  precoDe: number | null
  /** The shop is not told what a SKU costs the store. */
  custo?: number | null
}

/** What is wrong with one SKU, whatever its product is. */
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

export function eanProblem(ean: string | null): string | null {
  return ean === null || isGtin13(ean) ? null : 'O EAN não confere: são os 13 dígitos do código de barras.'
}

export function mpnProblem(mpn: string | null): string | null {
  return lengthProblem(mpn ?? '', SKU_LIMITS.mpn, 'O código do fabricante')
}

/** Of the packed box, in grams or millimetres; null where nobody has taken it. */
export function measureProblem(medida: number | null): string | null {
  return medida === null ? null : countProblem(medida, SKU_LIMITS.medida)
}

export function minimumStockProblem(estoqueMinimo: number): string | null {
  return countProblem(estoqueMinimo, SKU_LIMITS.estoqueMinimo)
}

function countProblem(count: number, most: number): string | null {
  return Number.isInteger(count) && count >= 1 && count <= most
    ? null
    : `Use um número de 1 a ${most.toLocaleString('pt-BR')}.`
}
