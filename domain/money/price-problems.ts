import { type FieldProblem, problem } from '../format/field-problem.ts'
import { MAX_CENTAVOS } from './max-centavos.ts'

type Prices = { precoPor: number; precoDe: number | null }

/**
 * Returns what is wrong with the prices of a SKU, in centavos: each of them, and the list price compared with the
 * selling price.
 */
export function priceProblems({ precoPor, precoDe }: Prices): FieldProblem[] {
  const problems = [
    ...problem('precoPor', amountProblem(precoPor)),
    ...problem('precoDe', precoDe === null ? null : amountProblem(precoDe)),
  ]
  if (problems.length > 0 || precoDe === null || precoDe > precoPor) return problems

  return problem('precoDe', 'O preço “de” precisa ser maior que o preço “por”.')
}

/** Said of an amount above `MAX_CENTAVOS`, and of what is no amount. */
export const TOO_MUCH = 'Digite um valor até R$ 10.000.000,00.'

/** Returns what is wrong with a typed amount of money, in centavos. */
export function amountProblem(centavos: number): string | null {
  const fits = Number.isInteger(centavos) && centavos >= 0 && centavos <= MAX_CENTAVOS

  return fits ? null : TOO_MUCH
}
