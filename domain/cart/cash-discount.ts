import { splitCents } from '../money/split-cents.ts'
import type { Adjustment, CashAdjustment } from './adjustment.ts'
import { byIdentity, type CartLine } from './cart-line.ts'
import type { CartTotals } from './cart-totals.ts'

export type PaidAtOnce<L extends CartLine> = {
  itens: (L & { ajustes: (Adjustment | CashAdjustment)[]; total: number })[]
  ajustes: (Adjustment | CashAdjustment)[]
  total: number
}

/** Returns the cart paid on Pix: `descontoVista` becomes adjustments of the lines, for order and invoice. */
export function withCashDiscount<L extends CartLine>(totals: CartTotals<L>): PaidAtOnce<L> {
  const { porcentagem, valor } = totals.subtotal.descontoVista
  const sorted = totals.itens.toSorted(byIdentity)
  const parts = splitCents(
    valor,
    sorted.map(({ total }) => total),
  )
  const source = { tipo: 'vista', origem: 'pix', label: `${porcentagem}% de desconto no Pix` } as const
  const adjust = (part: number): CashAdjustment[] => (part > 0 ? [{ ...source, valor: -part }] : [])

  return {
    itens: totals.itens.map((item) => {
      const part = parts[sorted.indexOf(item)] ?? 0
      return { ...item, ajustes: [...item.ajustes, ...adjust(part)], total: item.total - part }
    }),
    ajustes: [...totals.ajustes, ...adjust(valor)],
    total: totals.total - valor,
  }
}
