import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Family } from '#domain/instruments/families/family.ts'
import { instrumentWords } from '#domain/instruments/mine/my-instrument.ts'
import { largerSizes, sizeOfInstrument } from '#domain/instruments/sizes/larger-sizes.ts'
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
import { paymentsInStatement } from '#platform/payments/payments-in-statement.ts'
import { pedidos, pedidosItens } from '../../tables.ts'
import { refundedUnits } from '../refunded-units.ts'
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
 * not refunded, and are not in a trade-in. Of an order, if `pedido` is named.
 */
export async function tradableItems(
  context: RequestContext,
  { idCliente, regras, pedido }: { idCliente: number; regras: TradeInRules; pedido?: string | undefined },
): Promise<TradableItem[]> {
  if (!regras.ativa) return []
  const bought = await deliveredItems(context, idCliente, pedido)
  const goods = await goodsOfPlayers(context, [
    ...new Set(bought.flatMap(({ item }) => item.idProduto ?? [])),
  ])

  return bought.flatMap(({ order, item, traded, refunded, pagamentos }) => {
    const instrument = goods.instruments.get(item.idSku ?? 0)
    const tamanho = instrument && sizeOfInstrument(instrument)
    const maiores = instrument && tamanho ? largerSizes(instrument.familia, tamanho) : []
    const unidade = nextUnit(item.quantidade - refunded, traded)
    if (!instrument || !tamanho || maiores.length === 0 || unidade === null || !order.entregueEm) return []
    if (mayStillReturn(context, order.entregueEm, order.devolucaoDias)) return []
    const vista = order.metodo === 'pix' ? item.descontoVista : 0
    const pago = afterRefunds(paidForUnit({ ...item, vista }), pagamentos)
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

/** A price reduction after the purchase lowers what was paid, in proportion. */
function afterRefunds(pago: number, payments: readonly { recebido: number; estornado: number }[]): number {
  const recebido = payments.reduce((sum, payment) => sum + payment.recebido, 0)
  const estornado = payments.reduce((sum, payment) => sum + payment.estornado, 0)

  return recebido === 0 ? pago : Math.floor((pago * Math.max(0, recebido - estornado)) / recebido)
}
