import type { Applied } from '../promotions/automatic-discounts.ts'
import type { Adjustment } from './adjustment.ts'
import type { CartLine } from './cart-line.ts'
import { shareOut, take } from './discounts.ts'

/** What somebody of the store takes off by hand: `valor` in centavos, at most `limite` percent of what the goods cost by then. */
export type ManualDiscount = { valor: number; limite: number; por: string }

/** The last discount before that of paying at once: of what is left after all others. Null when that is nothing. */
export function manualDiscount(
  manual: ManualDiscount | null,
  lines: readonly CartLine[],
  applied: readonly Applied[],
): Applied | null {
  if (!manual) return null
  const shares = applied.map(shareOut)
  const units = lines.map((line) => {
    const { quantidade, valor } = take(line, line.quantidade)
    return { line, quantidade, valor: shares.reduce((left, share) => left - (share.get(line) ?? 0), valor) }
  })
  const left = units.reduce((sum, { valor }) => sum + valor, 0)
  const desconto = Math.min(manual.valor, maxManualDiscount(left, manual.limite))

  return desconto > 0 ? { units, desconto, source: sourceOf(manual), id: null } : null
}

/** The most that may be taken off goods of this value, in centavos. */
export function maxManualDiscount(valor: number, limite: number): number {
  return Math.floor((valor * limite) / 100)
}

function sourceOf({ por }: ManualDiscount): Omit<Adjustment, 'valor'> {
  return { tipo: 'manual', origem: por, label: 'Desconto do vendedor' }
}
