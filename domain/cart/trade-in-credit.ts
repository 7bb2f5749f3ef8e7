import type { Applied } from '../promotions/automatic-discounts.ts'
import type { CartLine } from './cart-line.ts'
import { shareOut, unitsOf } from './discounts.ts'

/** The credit for an instrument that a customer gives in exchange for a larger one. `valor` in centavos. */
export type TradeInCredit = {
  /** The trade-in. */
  id: string
  valor: number
  /** What shoppers read. */
  label: string
  /** The SKUs that it may pay for: larger sizes of the same family. */
  skus: readonly number[]
}

/**
 * Applies credits after all discounts except Pix: each to one unit of its own, the dearest that is left, and never more
 * than that unit costs. The largest credit comes first.
 */
export function tradeInCredits(
  credits: readonly TradeInCredit[],
  lines: readonly CartLine[],
  applied: readonly Applied[],
): Applied[] {
  const shares = applied.map(shareOut)
  const units = lines.map((line) => {
    const left = shares.reduce(
      (rest, share) => rest - (share.get(line) ?? 0),
      unitsOf(line, line.quantidade).valor,
    )
    return { line, each: Math.floor(left / line.quantidade), free: line.quantidade }
  })

  return credits
    .toSorted((a, b) => b.valor - a.valor || (a.id < b.id ? -1 : 1))
    .flatMap((credit) => {
      const [unit] = units
        .filter(({ line, free }) => free > 0 && credit.skus.includes(line.idAtributoSimples))
        .sort((a, b) => b.each - a.each)
      const desconto = Math.min(credit.valor, unit?.each ?? 0)
      if (!unit || desconto <= 0) return []
      unit.free -= 1
      const source = { tipo: 'troca' as const, origem: credit.id, label: credit.label }
      return [{ units: [{ line: unit.line, quantidade: 1, valor: unit.each }], desconto, source, id: null }]
    })
}
