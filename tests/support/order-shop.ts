import { eq } from 'drizzle-orm'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { orderKey } from '#platform/orders/access/order-key.ts'
import { ordersJobs } from '#platform/orders/jobs.ts'
import { ORDER_MAIL } from '#platform/orders/mail/order-mail.ts'
import { sampleOrder } from '#platform/orders/orders.fixtures.ts'
import { applyPaymentEvent } from '#platform/orders/payment/apply-payment-event.ts'
import { pedidos, pedidosMudancas } from '#platform/orders/tables.ts'
import { accountsAt, cardPayment } from '#platform/payments/accounts/accounts.fixtures.ts'
import { recordState } from '#platform/payments/charges/record-state.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { findState } from '#platform/payments/disputes/find-state.ts'
import { paymentsJobs } from '#platform/payments/jobs.ts'
import type { PaymentAccount } from '#platform/payments/port.ts'
import { findPayment, nameAtProvider, type PaymentRow } from '#platform/payments/rows.ts'
import { addShopAccount } from '#tools/counterparts/shop-account.ts'
import { startProviders } from '#tools/counterparts/start-providers.ts'
import { testDatabase } from './database.ts'
import { emptyTables } from './empty-tables.ts'
import { openMailbox, runWaitingJobs } from './mailbox.ts'
import { testContext } from './request-context.ts'

export const NOON = new Date('2026-11-21T15:00:00Z')
export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** The store's jobs except mails, of which tests check what was enqueued. */
const JOBS = [...ordersJobs, ...paymentsJobs(applyPaymentEvent)].filter(
  ({ name }) => name !== ORDER_MAIL.name,
)

/**
 * A shop with one product of ten units, simulated payment providers and a clock of its own, for tests of orders. Only
 * the test reports payments to it (`syncPayment`). `open` opens other accounts in place of the simulated providers'.
 */
export async function openOrderShop(open?: (db: Database, now: () => Date) => PaymentAccount[]) {
  const database = await testDatabase()
  const { db, pool } = database
  const psp = await startProviders()
  await addShopAccount({ db, secrets: testContext(db).secrets })
  const queues = await openQueues(pool, [{ ...ORDER_MAIL, run: () => Promise.resolve() }])
  await queues.stop({ close: false })
  const payments = open?.(db, () => shop.now) ?? accountsAt(psp)
  await prepareFixtures(db)
  const { id: idProduto } = await saveProduct(
    { db },
    sampleProduct('corda', { skus: [sampleSku('CORDA', { precoPor: 10_000, estoque: 10 })] }),
  )
  const [sku] = await db.select().from(skus).where(eq(skus.idProduto, idProduto))
  if (!sku) throw new Error('The product has no SKU.')
  const piece = sku
  const mailbox = openMailbox()
  const shop = {
    db,
    pool,
    url: database.url,
    psp,
    now: NOON,
    sku,
    context,
    place,
    card,
    syncPayment,
    payAndSettle,
    work,
    advance,
    mails,
    order,
    stock,
    reset,
    close,
  }
  return shop

  function context(changes: Partial<RequestContext> = {}): RequestContext {
    return testContext(db, { now: shop.now, payments, ...changes })
  }

  /** Places an order of one unit whose payment was sent to the provider. */
  async function place(changes: Omit<Parameters<typeof sampleOrder>[1], 'sku'> = {}) {
    const { pedido, payment } = await sampleOrder(context(), { ...changes, sku: piece })
    await sendPayment(context(), payment)
    // Later steps happen at a later time.
    advance(1000)
    return { ...pedido, chave: orderKey(context(), pedido), idPagamento: payment.id }
  }

  function card(holder?: string) {
    return cardPayment(psp, holder)
  }

  /** Queries the provider about a payment, as after a payment event. */
  async function syncPayment(idPagamento: string): Promise<PaymentRow> {
    const payment = await findPayment(db, idPagamento)
    if (!payment) throw new Error('There is no such payment.')
    const state = await findState({ payments }, payment)
    return state ? recordState(context(), idPagamento, state) : payment
  }

  /** Pays a payment, and runs everything that follows from it. */
  async function payAndSettle(idPagamento: string, how?: Parameters<typeof psp.pay>[1]): Promise<boolean> {
    const paid = psp.pay(nameAtProvider(idPagamento), how)
    await syncPayment(idPagamento)
    await work()
    return paid
  }

  /** Runs jobs until none is left, whenever they are due. */
  async function work(): Promise<void> {
    while ((await runWaitingJobs(JOBS, context(), mailbox)) > 0);
  }

  function advance(milliseconds: number): void {
    shop.now = new Date(shop.now.getTime() + milliseconds)
  }

  async function mails(id: string): Promise<string[]> {
    const { rows } = await pool.query(
      `select data ->> 'tipo' as tipo from pgboss.job where name = $1 and data ->> 'idPedido' = $2 order by created_on`,
      [ORDER_MAIL.name, id],
    )
    return rows.map(({ tipo }) => String(tipo))
  }

  async function order(id: string) {
    const [pedido] = await db.select().from(pedidos).where(eq(pedidos.id, id))
    if (!pedido) throw new Error('There is no such order.')
    const mudancas = await db
      .select()
      .from(pedidosMudancas)
      .where(eq(pedidosMudancas.idPedido, id))
      .orderBy(pedidosMudancas.id)
    return {
      ...pedido,
      chave: orderKey(context(), pedido),
      mudancas: mudancas.map(({ evento, quem }) => `${evento} ${quem}`),
    }
  }

  /** Units in stock, reserved and sold. */
  async function stock() {
    const { rows } = await pool.query(
      `select s.estoque,
        coalesce(sum(r.quantidade) filter (where r.situacao = 'reservada'), 0)::integer as "reservedUnits",
        coalesce(sum(r.quantidade) filter (where r.situacao = 'vendida'), 0)::integer as "soldUnits"
      from skus s left join reservas r on r.id_sku = s.id where s.id = $1 group by s.id`,
      [sku?.id],
    )
    return rows[0] as { estoque: number; reservedUnits: number; soldUnits: number }
  }

  /** Removes all orders, and resets stock to ten units and the clock to the first noon. */
  async function reset(): Promise<void> {
    shop.now = NOON
    psp.setFaults({})
    await emptyTables(pool, 'pedidos', 'reservas', 'pagamentos', 'pgboss.job')
    await db.update(skus).set({ estoque: 10 }).where(eq(skus.exemplar, false))
  }

  async function close(): Promise<void> {
    await psp.close()
    await database.close()
  }
}

export type OrderShop = Awaited<ReturnType<typeof openOrderShop>>
