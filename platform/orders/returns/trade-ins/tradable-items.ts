import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Family } from '#domain/instruments/families/family.ts'
import { instrumentWords } from '#domain/instruments/mine/my-instrument.ts'
import { largerSizes, sizeOfInstrument } from '#domain/instruments/sizes/larger-sizes.ts'
import { paidFor } from '#domain/order/defect.ts'
import { lastWithdrawalDay } from '#domain/order/order-rights.ts'
import type { TradeInRules } from '#domain/order/trade-in/trade-in-rules.ts'
import {
  monthsBetween,
  paidForUnit,
  type TradeInWorth,
  tradeInWorth,
} from '#domain/order/trade-in/trade-in-worth.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { goodsOfPlayers } from '#platform/catalog/strings/mine/goods-of-players.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type PaymentSummary, paymentsInStatement } from '#platform/payments/payments-in-statement.ts'
import { pedidos, pedidosItens } from '../../tables.ts'
import { refundedUnits, unitsOfOthers } from '../units-gone.ts'
import { trocasInstrumentos as trocas } from './tables.ts'

/** A unit of an order's item that can be given in exchange, and what it is worth now. */
export type TradableItem = {
  pedido: string
  numero: number
  posicao: number
  unidade: number
  nome: string
  familia: Family
  tamanho: string
  /** `violino 1/2`. */
  descricao: string
  meses: number
  pago: number
  valores: TradeInWorth
  /** The larger sizes, the next first. */
  maiores: string[]
}

/** As many items as anyone has bought of the size of a child. */
const LIMIT = 200

/**
 * What a customer can give in exchange: outgrown instruments of delivered orders that can no longer be returned, were
 * not refunded, are not in a trade-in, and are still theirs, as their passports say: not handed over, not reported stolen
 * or lost. Of an order, if `pedido` is named.
 */
export async function tradableItems(
  context: RequestContext,
  { idCliente, regras, pedido }: { idCliente: number; regras: TradeInRules; pedido?: string | undefined },
): Promise<TradableItem[]> {
  if (!regras.ativa) return []
  const bought = await deliveredItems(context, idCliente, pedido)
  const refundedPaid = await paidForRefunded(
    context,
    bought.flatMap(({ order, pagamentos }) =>
      pagamentos.some(({ estornado }) => estornado > 0) ? order.id : [],
    ),
  )
  const goods = await goodsOfPlayers(context, [
    ...new Set(bought.flatMap(({ item }) => item.idProduto ?? [])),
  ])

  return bought.flatMap(({ order, item, traded, refunded, others, pagamentos }) => {
    const instrument = goods.instruments.get(item.idSku ?? 0)
    const tamanho = instrument && sizeOfInstrument(instrument)
    const maiores = instrument && tamanho ? largerSizes(instrument.familia, tamanho) : []
    const unidade = nextUnit(item.quantidade - refunded - others, traded)
    if (!instrument || !tamanho || maiores.length === 0 || unidade === null || !order.entregueEm) return []
    if (mayStillReturn(context, order.entregueEm, order.devolucaoDias)) return []
    const vista = order.metodo === 'pix' ? item.descontoVista : 0
    const pago = afterReductions(paidForUnit({ ...item, vista }), {
      total: order.total,
      pagamentos,
      refunded: refundedPaid.get(order.id) ?? 0,
    })
    const meses = monthsBetween(order.entregueEm, context.now)
    const valores = tradeInWorth(regras, { pago, meses })
    if (Object.keys(valores).length === 0) return []
    const { familia } = instrument
    const descricao = instrumentWords({ familia, tamanho, escala: null, cordas: null })
    const { posicao, nome } = item

    return [
      {
        pedido: order.id,
        numero: order.numero,
        posicao,
        unidade,
        nome,
        familia,
        tamanho,
        descricao,
        meses,
        pago,
        valores,
        maiores,
      },
    ]
  })
}

function deliveredItems({ db }: RequestContext, idCliente: number, pedido: string | undefined) {
  return db
    .select({
      order: {
        id: pedidos.id,
        numero: pedidos.numero,
        metodo: pedidos.metodo,
        total: pedidos.total,
        entregueEm: pedidos.entregueEm,
        devolucaoDias: pedidos.devolucaoDias,
      },
      item: {
        posicao: pedidosItens.posicao,
        idProduto: pedidosItens.idProduto,
        idSku: pedidosItens.idSku,
        nome: pedidosItens.nome,
        quantidade: pedidosItens.quantidade,
        total: pedidosItens.total,
        ajustes: pedidosItens.ajustes,
        descontoVista: pedidosItens.descontoVista,
      },
      traded: sql<number[]>`(
        select coalesce(json_agg(${trocas.unidade}), '[]') from ${trocas}
        where ${trocas.idPedido} = ${pedidosItens.idPedido} and ${trocas.posicao} = ${pedidosItens.posicao}
          and ${ne(trocas.situacao, 'desistida')}
      )`,
      refunded: refundedUnits,
      others: unitsOfOthers,
      pagamentos: paymentsInStatement(sql`${pedidosItens.idPedido}::text`),
    })
    .from(pedidosItens)
    .innerJoin(pedidos, eq(pedidos.id, pedidosItens.idPedido))
    .where(
      and(
        eq(pedidos.idCliente, idCliente),
        eq(pedidos.situacao, 'entregue'),
        isNotNull(pedidos.entregueEm),
        isNotNull(pedidosItens.idSku),
        pedido === undefined ? undefined : eq(pedidos.id, pedido),
      ),
    )
    .orderBy(desc(pedidos.criadoEm), pedidosItens.posicao)
    .limit(LIMIT)
}

/** The first unit without a trade-in, counted from 1; null if there is none left. */
function nextUnit(units: number, traded: readonly number[]): number | null {
  if (traded.length >= units) return null
  let unidade = 1
  while (traded.includes(unidade)) unidade++

  return unidade
}

/** Whoever may send it back gets all of their money, and could still do so after the credit was used. */
function mayStillReturn({ settings, now }: RequestContext, entregueEm: Date, dias: number | null): boolean {
  const last = lastWithdrawalDay(saoPauloClock(entregueEm).dia, dias ?? settings.devolucao.dias)

  return saoPauloClock(now).dia <= last
}

/** What was paid for the refunded units of each order. */
async function paidForRefunded(
  { db }: RequestContext,
  orders: readonly string[],
): Promise<Map<string, number>> {
  if (orders.length === 0) return new Map()
  const lines = await db
    .select({
      id: pedidosItens.idPedido,
      metodo: pedidos.metodo,
      quantidade: pedidosItens.quantidade,
      total: pedidosItens.total,
      descontoVista: pedidosItens.descontoVista,
      refunded: refundedUnits,
    })
    .from(pedidosItens)
    .innerJoin(pedidos, eq(pedidos.id, pedidosItens.idPedido))
    .where(inArray(pedidosItens.idPedido, [...orders]))
  const paid = new Map<string, number>()
  for (const { id, metodo, refunded, ...line } of lines) {
    const pieces = [{ idAtributoSimples: 0, quantidade: Math.min(refunded, line.quantidade) }]
    const part = paidFor([{ ...line, idSku: 0 }], pieces, metodo === 'pix')
    paid.set(id, (paid.get(id) ?? 0) + part)
  }

  return paid
}

/**
 * A price reduction after the purchase lowers what was paid, in proportion. The money of returned units and what was
 * paid beyond the order's total are no reduction.
 */
function afterReductions(
  pago: number,
  { total, pagamentos, refunded }: { total: number; pagamentos: readonly PaymentSummary[]; refunded: number },
): number {
  const sum = (of: (payment: PaymentSummary) => number) =>
    pagamentos.reduce((all, payment) => all + of(payment), 0)
  const recebido = sum((payment) => payment.recebido)
  const due = total + sum((payment) => (payment.recebido > 0 ? payment.juros : 0))
  const spare = Math.max(0, recebido - due)
  const left = recebido - spare - refunded
  const reduced = Math.max(0, sum((payment) => payment.estornado) - spare - refunded)

  return left <= 0 ? pago : Math.floor((pago * Math.max(0, left - reduced)) / left)
}
