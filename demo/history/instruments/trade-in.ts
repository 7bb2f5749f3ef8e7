import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { demoStaff } from '#demo/history/demo-staff.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { openCart, totalsOf } from '#platform/cart/open-cart.ts'
import { skus } from '#platform/catalog/tables.ts'
import { sessoes } from '#platform/customers/tables.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { acceptTradeIn } from '#platform/orders/returns/trade-ins/accept-trade-in.ts'
import { sendTradeIn } from '#platform/orders/returns/trade-ins/change-own-trade-in.ts'
import {
  receiveTradeIn,
  setPostCode,
} from '#platform/orders/returns/trade-ins/inspection/change-store-trade-in.ts'
import { lockCredits, spendCredits } from '#platform/orders/returns/trade-ins/spend-credits.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { orderGoods, type PastOrder } from '../orders/order-goods.ts'
import { pastAccount } from '../orders/past-account.ts'
import type { StepName } from '../orders/plan-order.ts'
import { STEPS } from '../orders/steps.ts'
import { trackingCode } from '../orders/tracking-code.ts'
import type { PastProvider } from '../past-provider.ts'
import { shopper } from '../people.ts'

/** A shopper whom no other order of the history has. */
const PARENT = 700

/** What the child has outgrown, and what it plays now. */
const [SMALL, LARGE] = ['VNM40-12', 'VNM40-34']

/** In whose name the store takes the instrument. */
const STAFF = demoStaff('pedidos.ver', 'pedidos.expedir')

type Parts = { now: Date; provider: PastProvider }

/** A violin of 1/2 that was given in exchange for one of 3/4, and waits for its inspection. */
export async function loadTradeIn(
  contextAt: (moment: Date) => JobContext,
  { now, provider }: Parts,
): Promise<void> {
  const sessao = createHash('sha256').update('troca').digest('hex')
  const daysAgo = (days: number): JobContext => ({
    ...contextAt(new Date(now.getTime() - days * DAY_MS)),
    sessao,
  })
  const { db } = daysAgo(0)
  const idCliente = await parentIn(daysAgo(80), sessao)
  const first = await buy(daysAgo(80), provider, { idCliente, sku: SMALL })
  await follow(daysAgo, provider, { order: first, since: 80, days: 7 })

  const { trocas } = await acceptTradeIn(daysAgo(18), {
    pedido: first.id,
    posicao: 0,
    unidade: 1,
    condicao: 'bom',
  })
  const id = trocas[0]?.id
  if (id === undefined) throw new Error('The trade-in was not accepted.')
  const second = await buy(daysAgo(17), provider, { idCliente, sku: LARGE })
  await follow(daysAgo, provider, { order: second, since: 17, days: 7 })
  await setPostCode({ ...daysAgo(9), funcionario: STAFF }, { id, codigoPostagem: '2026119034' })
  await sendTradeIn(daysAgo(6), { id, rastreio: trackingCode('troca', id) })
  await receiveTradeIn({ ...daysAgo(1), funcionario: STAFF }, { id })
  await db.delete(sessoes).where(eq(sessoes.hash, sessao))
}

async function parentIn(context: JobContext, sessao: string): Promise<number> {
  const { db, now } = context
  const id = await pastAccount(context, shopper(PARENT).comprador)
  await db.insert(sessoes).values({ hash: sessao, idCliente: id, criadaEm: now, vistaEm: now })

  return id
}

/** Buys one unit by Pix, with the credit for what was given in exchange. */
async function buy(
  context: JobContext,
  provider: PastProvider,
  { idCliente, sku }: { idCliente: number; sku: string },
): Promise<PastOrder> {
  const { db, sessao } = context
  const [goods] = await db.select({ id: skus.id }).from(skus).where(eq(skus.sku, sku))
  if (!goods || sessao === null) throw new Error(`There is no SKU ${sku}.`)
  const cart = await openCart(context, { sessao, chave: null, skus: [goods.id], produtos: [] })
  const lines = cart.catalogue
    .filter(({ idAtributoSimples }) => idAtributoSimples === goods.id)
    .map((each) => ({ ...each, quantidade: 1 }))
  const totals = await totalsOf(context, { lines, alunos: [], offers: cart.offers, cupom: null })
  provider.setNow(context.now)
  await lockCredits(context.db, totals.trocas)
  const order = await orderGoods(context, {
    ...shopper(PARENT),
    name: `troca/${sku}`,
    idCliente,
    lines,
    totals,
    metodo: 'pix',
  })
  await spendCredits(context, { id: order.id, idCliente, ajustes: totals.ajustes })
  if (order.pagamento) await sendPayment(context, order.pagamento, order.pagamento)

  return order
}

const LIFE: readonly StepName[] = ['pay', 'pick', 'ship', 'deliver']

type Following = { order: PastOrder; since: number; days: number }

/** Brings an order to its buyer, from the hour after it was placed on. */
async function follow(
  daysAgo: (days: number) => JobContext,
  provider: PastProvider,
  { order, since, days }: Following,
): Promise<void> {
  for (const [i, step] of LIFE.entries()) {
    const context = daysAgo(since - HOUR_MS / DAY_MS - (days * i) / LIFE.length)
    provider.setNow(context.now)
    await STEPS[step](context, order, provider)
  }
}
