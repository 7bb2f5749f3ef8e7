import type { Applied } from '../promotions/automatic-discounts.ts'
import type { Adjustment } from './adjustment.ts'
import type { CartLine } from './cart-line.ts'
import { shareOut, unitsOf } from './discounts.ts'

/**
 * A discount that a staff member grants: `valor` in centavos, at most `limite` percent of what the goods cost after all
 * other discounts.
 */
export type ManualDiscount = { valor: number; limite: number; por: string }

/** Applies the manual discount after all others except Pix. Returns null if nothing is left to take off. */
export function manualDiscount(
  manual: ManualDiscount | null,
  lines: readonly CartLine[],
  applied: readonly Applied[],
): Applied | null {
  if (!manual) return null
  const shares = applied.map(shareOut)
  const units = lines.map((line) => {
    const { quantidade, valor } = unitsOf(line, line.quantidade)
    return { line, quantidade, valor: shares.reduce((left, share) => left - (share.get(line) ?? 0), valor) }
  })
  const left = units.reduce((sum, { valor }) => sum + valor, 0)
  const desconto = Math.min(manual.valor, maxManualDiscount(left, manual.limite))

  return desconto > 0 ? { units, desconto, source: sourceOf(manual), id: null } : null
}

/** Returns the maximum manual discount on goods of this value, in centavos. */
export function maxManualDiscount(valor: number, limite: number): number {
  return Math.floor((valor * limite) / 100)
}

function sourceOf({ por }: ManualDiscount): Omit<Adjustment, 'valor'> {
  return { tipo: 'manual', origem: por, label: 'Desconto do vendedor' }
}
