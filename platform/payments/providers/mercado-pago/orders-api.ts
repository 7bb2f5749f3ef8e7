import * as z from 'zod'
import { writeAmount } from '#domain/payments/pix/amount.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import {
  type ChargeRef,
  ProviderRefusal,
  type ProviderState,
  ProviderUnavailable,
  type RefundAsk,
  type RefundSituation,
} from '../../port.ts'
import { callMercadoPago, type MercadoPagoApi } from './call-mercado-pago.ts'
import { Id, Order, type OrderPayment, Refund } from './order.ts'
import type { OrderBody } from './order-body.ts'
import { stateOf } from './state.ts'

/** How far back an order is looked for whose answer never came, in days: longer than the shop asks for it. */
const SEARCHED_DAYS = 60

/**
 * Mercado Pago's Orders API. Orders carry the shop's id of the charge as their `external_reference`. Every call that
 * changes something has an idempotency key made of the shop's ids.
 */
export function ordersApi(api: MercadoPagoApi & { now: () => Date }) {
  return { create, find, cancel, capture, refund, payments }

  async function create(body: OrderBody): Promise<ProviderState> {
    const id = body.external_reference
    const created = await callMercadoPago(api, { method: 'POST', path: '/v1/orders', body, key: id }, Order)
    if (created?.answer) return stateOf(created.answer)
    // The key was used before: the answer to an earlier attempt was lost.
    const known = created && (await find({ id, idProvedor: null }))
    if (!known) throw new ProviderUnavailable('Mercado Pago did not create the order.')
    return known
  }

  async function find(charge: ChargeRef): Promise<ProviderState | null> {
    const order = await orderOf(charge)
    return order && stateOf(order)
  }

  /** The payments of a charge, without any if there is no such order. */
  async function payments(charge: ChargeRef): Promise<OrderPayment[]> {
    return (await orderOf(charge))?.transactions.payments ?? []
  }

  async function cancel(charge: ChargeRef): Promise<ProviderState | null> {
    const order = await orderOf(charge)
    if (!order) return null
    if (order.status !== 'created' && order.status !== 'action_required') return stateOf(order)
    // In a conflict, it was paid or cancelled in the meantime, as the next answer tells.
    await change(order.id, 'cancel', `${charge.id}-cancel`)

    return find({ ...charge, idProvedor: order.id })
  }

  async function capture(charge: ChargeRef): Promise<ProviderState> {
    const order = await orderOf(charge)
    if (order) await change(order.id, 'capture', `${charge.id}-capture`)
    const captured = order && (await find({ ...charge, idProvedor: order.id }))
    if (!captured) throw new ProviderUnavailable('Mercado Pago does not know the order.')
    return captured
  }

  async function refund({ cobranca, recebimento, id, valor }: RefundAsk): Promise<RefundSituation> {
    const idProvedor = cobranca.idProvedor ?? (await search(cobranca.id))
    if (!idProvedor) return 'recusado'
    const body = { transactions: [{ id: recebimento, amount: writeAmount(valor) }] }
    const path = `/v1/orders/${idProvedor}/refund`
    const which = { transaction_id: recebimento, amount: valor }
    try {
      const outcome = await callMercadoPago(api, { method: 'POST', path, body, key: id }, Refunded)
      if (!outcome) return 'recusado'
      if (outcome.answer) return situationIn(outcome.answer, which) ?? 'pendente'
      return await settleConflict(outcome.conflict, idProvedor, which)
    } catch (error) {
      if (error instanceof ProviderRefusal) return 'recusado'
      throw error
    }
  }

  /** The state of a refund whose call met another: most often an earlier attempt whose answer was lost. */
  async function settleConflict(
    conflict: string,
    id: string,
    which: Pick<Refund, 'transaction_id' | 'amount'>,
  ): Promise<RefundSituation> {
    if (IN_PROCESS.includes(conflict)) return 'pendente'
    const order = await get(id)
    const known = order && situationIn(order, which)
    if (known) return known
    if (conflict !== 'idempotency_key_already_used') return 'recusado'
    throw new ProviderUnavailable('Mercado Pago does not list the refund yet.')
  }

  async function change(id: string, how: 'cancel' | 'capture', key: string) {
    await callMercadoPago(api, { method: 'POST', path: `/v1/orders/${id}/${how}`, key }, Changed)
  }

  async function orderOf({ id, idProvedor }: ChargeRef): Promise<Order | null> {
    const known = idProvedor ?? (await search(id))
    const order = known === null ? null : await get(known)

    return order?.external_reference === id ? order : null
  }

  async function get(id: string): Promise<Order | null> {
    const found = await callMercadoPago(api, { method: 'GET', path: `/v1/orders/${id}` }, Order)
    return found?.answer ?? null
  }

  /** The id of the newest order with this reference. Found orders lack what is needed to pay, so they are asked for. */
  async function search(reference: string): Promise<string | null> {
    const now = api.now().getTime()
    const query = new URLSearchParams({
      begin_date: new Date(now - SEARCHED_DAYS * DAY_MS).toISOString(),
      end_date: new Date(now + DAY_MS).toISOString(),
      external_reference: reference,
    })
    const found = await callMercadoPago(api, { method: 'GET', path: `/v1/orders?${query}` }, Found)

    return found?.answer?.data.find((order) => order.external_reference === reference)?.id ?? null
  }
}

const Changed = z.object({ id: Id })

const Found = z.object({ data: z.array(z.object({ id: Id, external_reference: z.string().nullish() })) })

const Refunded = z.object({ transactions: z.object({ refunds: z.array(Refund).nullish() }) })

/** Codes of a conflict with a refund that is not done. */
const IN_PROCESS = ['order_refund_already_in_process', 'refund_in_progress']

/** The shop's situation for each status of a refund; any other counts as pending. */
const REFUNDS: Readonly<Record<string, RefundSituation>> = {
  processed: 'feito',
  refunded: 'feito',
  processing: 'pendente',
  failed: 'recusado',
  rejected: 'recusado',
  canceled: 'recusado',
}

function situationIn(
  { transactions }: z.infer<typeof Refunded>,
  { transaction_id, amount }: Pick<Refund, 'transaction_id' | 'amount'>,
): RefundSituation | null {
  const refund = transactions.refunds?.findLast(
    (one) => one.transaction_id === transaction_id && one.amount === amount,
  )

  return refund ? (REFUNDS[refund.status] ?? 'pendente') : null
}
