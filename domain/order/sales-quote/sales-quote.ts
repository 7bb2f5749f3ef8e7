import { type Adjustment, discountOf, servicesIn } from '../../cart/adjustment.ts'
import { serviceAdjustments } from '../../cart/service-adjustments.ts'
import { cashPrice } from '../../money/prices.ts'
import { splitCents } from '../../money/split-cents.ts'
import { dayAfter } from '../../time/business-days-calendar.ts'
import { saoPauloClock } from '../../time/business-days-clock.ts'
import type { LineService } from '../../workshop/service.ts'

/** Where a sales quote stands. `vencida` is derived from its last day. */
export const SALES_QUOTE_SITUATIONS = ['aberta', 'aceita', 'vencida', 'cancelada'] as const

export type SalesQuoteSituation = (typeof SALES_QUOTE_SITUATIONS)[number]

/** The most days for which a quote may hold. */
export const MAX_QUOTE_DAYS = 180

/**
 * A line of a quote, with what was agreed on: `total` is `precoPor` × `quantidade` plus the adjustments, those of its
 * services included. Money in centavos.
 */
export type SalesQuoteLine = {
  idProduto: number
  idSku: number
  sku: string
  ncm: string | null
  /** With the SKU's attribute values. */
  nome: string
  quantidade: number
  precoPor: number
  ajustes: Adjustment[]
  total: number
  /** What the workshop does to each of its units; none in versions of before quotes had any. */
  servicos?: readonly LineService[]
}

/** Returns the last day on which a quote of today can be accepted, `YYYY-MM-DD` in São Paulo. */
export function lastDayOf(now: Date, dias: number): string {
  return dayAfter(saoPauloClock(now).dia, dias)
}

/** Returns where a quote stands. One whose order was cancelled without a payment (`pedidoVivo`) is open again. */
export function salesQuoteSituation(
  { cancelada, pedidoVivo, validaAte }: { cancelada: boolean; pedidoVivo: boolean; validaAte: string },
  now: Date,
): SalesQuoteSituation {
  if (cancelada) return 'cancelada'
  if (pedidoVivo) return 'aceita'

  return saoPauloClock(now).dia > validaAte ? 'vencida' : 'aberta'
}

type AgreedPrice = Omit<SalesQuoteLine, 'ajustes' | 'total'> & {
  /** Of one unit, without its services. */
  preco: number
  por: string
}

/**
 * Returns a line at the price that staff agreed on. Below the current price it is a manual discount, so that reports,
 * invoice and later edits know it as one; above it, the agreed price is the price.
 */
export function agreedLine({ preco, por, ...line }: AgreedPrice): SalesQuoteLine {
  const { quantidade } = line
  const precoPor = Math.max(preco, line.precoPor)
  const desconto = (precoPor - preco) * quantidade
  const byHand: Adjustment[] =
    desconto > 0 ? [{ tipo: 'manual', origem: por, label: 'Desconto do vendedor', valor: -desconto }] : []
  const ajustes = [...byHand, ...serviceAdjustments(line)]

  return { ...line, precoPor, ajustes, total: precoPor * quantidade - discountOf(ajustes) }
}

/** What lines cost, in centavos. `descontoVista` is what Pix takes off, by a discount of `porcentagem` percent. */
export type SalesQuoteTotals = {
  subtotal: number
  /** Of the workshop. */
  servicos: number
  descontos: number
  itens: number
  frete: number
  total: number
  descontoVista: number
  totalPix: number
}

/** Adds up a quote. The freight has no discount for Pix, as in a cart. */
export function salesQuoteTotals(
  linhas: readonly Pick<SalesQuoteLine, 'precoPor' | 'quantidade' | 'ajustes' | 'total'>[],
  frete: number,
  porcentagem: number,
): SalesQuoteTotals {
  const subtotal = linhas.reduce((sum, { precoPor, quantidade }) => sum + precoPor * quantidade, 0)
  const servicos = linhas.reduce((sum, { ajustes }) => sum + servicesIn(ajustes), 0)
  const itens = linhas.reduce((sum, line) => sum + line.total, 0)
  const descontoVista = itens - cashPrice(itens, porcentagem)
  const total = itens + frete

  return {
    subtotal,
    servicos,
    descontos: subtotal + servicos - itens,
    itens,
    frete,
    total,
    descontoVista,
    totalPix: total - descontoVista,
  }
}

/**
 * Returns what is left of lines of which the stock has fewer units (by SKU): their discounts shrink in proportion, to
 * the centavo, and their services are those of the units left. Lines without any are left out.
 */
export function linesInStock(
  linhas: readonly SalesQuoteLine[],
  disponivel: ReadonlyMap<number, number>,
): SalesQuoteLine[] {
  return linhas.flatMap((line) => {
    const quantidade = Math.min(line.quantidade, disponivel.get(line.idSku) ?? 0)
    if (quantidade <= 0) return []
    if (quantidade === line.quantidade) return [line]
    const cuts = line.ajustes
      .filter(({ tipo }) => tipo !== 'servico')
      .map((ajuste) => ({
        ...ajuste,
        valor: -(splitCents(-ajuste.valor, [quantidade, line.quantidade - quantidade])[0] ?? 0),
      }))
    const ajustes = [...cuts, ...serviceAdjustments({ ...line, quantidade })]

    return [{ ...line, quantidade, ajustes, total: line.precoPor * quantidade - discountOf(ajustes) }]
  })
}

/** The discounts of teachers' lists in the prices of lines, each list once. */
export function listDiscountsOf(linhas: readonly Pick<SalesQuoteLine, 'ajustes'>[]): Adjustment[] {
  const ofLists = linhas.flatMap(({ ajustes }) => ajustes.filter(({ tipo }) => tipo === 'lista'))

  return ofLists.filter(({ origem }, i) => ofLists.findIndex((one) => one.origem === origem) === i)
}

/** What staff took off by hand, and what the goods cost without it, in centavos. */
export function discountByHand(linhas: readonly SalesQuoteLine[]): { desconto: number; base: number } {
  const desconto = linhas.reduce(
    (sum, { ajustes }) => sum + discountOf(ajustes.filter(({ tipo }) => tipo === 'manual')),
    0,
  )

  const goods = linhas.reduce((sum, { total, ajustes }) => sum + total - servicesIn(ajustes), 0)

  return { desconto, base: desconto + goods }
}
