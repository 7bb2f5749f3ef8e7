import type { Applied } from '../../promotions/automatic-discounts.ts'
import type { CartLine } from '../cart-line.ts'
import { shareOut, unitsOf } from '../discounts.ts'

/** What shoppers read. */
const LABEL = 'Crédito de ensino'

/**
 * Pays for goods with a teacher's credit (centavos), after all discounts except Pix and after credits for instruments:
 * as much of it as the goods still cost, split over the lines. Returns null if there is none, or nothing to pay.
 */
export function teachingCredit(
  saldo: number,
  lines: readonly CartLine[],
  applied: readonly Applied[],
): Applied | null {
  const shares = applied.map(shareOut)
  const units = lines.map((line) => {
    const { quantidade, valor } = unitsOf(line, line.quantidade)
    return { line, quantidade, valor: shares.reduce((left, share) => left - (share.get(line) ?? 0), valor) }
  })
  const desconto = Math.min(
    saldo,
    units.reduce((sum, { valor }) => sum + valor, 0),
  )

  return desconto > 0
    ? { units, desconto, source: { tipo: 'credito', origem: 'ensino', label: LABEL }, id: null }
    : null
}
