import { type Adjustment, type CashAdjustment, gatherAdjustments } from './adjustment.ts'
import { byIdentity, type CartLine } from './cart-line.ts'
import type { CartTotals } from './cart-totals.ts'
import { splitCents } from './split-cents.ts'

export type PaidAtOnce<L extends CartLine> = {
  itens: (L & { ajustes: (Adjustment | CashAdjustment)[]; total: number })[]
  ajustes: (Adjustment | CashAdjustment)[]
  total: number
}

/** The same cart paid on Pix: what `descontoVista` takes off becomes adjustments of its lines, for order and invoice. */
export function withCashDiscount<L extends CartLine>(totals: CartTotals<L>): PaidAtOnce<L> {
  const { porcentagem, valor } = totals.subtotal.descontoVista
  const sorted = totals.itens.toSorted(byIdentity)
  const parts = splitCents(
    valor,
    sorted.map(({ total }) => total),
  )
  const label = `${porcentagem}% de desconto no Pix`

  const itens = totals.itens.map((item) => {
    const part = parts[sorted.indexOf(item)] ?? 0
    if (part === 0) return item
    const vista: CashAdjustment = { tipo: 'vista', origem: 'pix', label, valor: -part }
    return { ...item, ajustes: [...item.ajustes, vista], total: item.total - part }
  })
  const cash = itens.flatMap(({ ajustes }) => ajustes.filter(({ tipo }) => tipo === 'vista'))

  return { itens, ajustes: [...totals.ajustes, ...gatherAdjustments(cash)], total: totals.total - valor }
}
