import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { lockPayments } from '#platform/payments/charges/lock-payments.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { cancelOrder } from '../lifecycle/cancel-order.ts'
import { lockOrder } from '../rows.ts'
import { pedidos, pedidosAnotacoes, pedidosMarcadores } from '../tables.ts'
import { eraseExpiredOrders } from './erase-expired-orders.ts'
import { eraseOrders } from './erase-orders.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test.each(['forget', 'expire'] as const)(
  'a payment event and erasing its order (%s) don’t deadlock',
  async (how) => {
    const { idCliente } = await loggedIn(shop.db, { email: `${how}@example.com` })
    const { id } = await shop.place({ idCliente })
    await cancelOrder(shop.context(), { id, quem: 'cliente' })
    if (how === 'expire')
      await shop.db.update(pedidos).set({ idCliente: null, email: '' }).where(eq(pedidos.id, id))
    const context = { db: shop.db, now: new Date('2040-01-01T00:00:00Z') }

    const { erasing } = await shop.db.transaction(async (tx) => {
      await lockPayments(tx, id)
      const erasing =
        how === 'forget'
          ? shop.db.transaction((other) => eraseOrders(other, idCliente))
          : eraseExpiredOrders(context)
      // Awaited outside: it ends only after this transaction.
      erasing.catch(() => undefined)
      await somebodyWaits()
      await lockOrder(tx, id)
      return { erasing }
    })
    await erasing

    expect((await shop.order(id)).comprador).toMatchObject({ nomeRazao: 'Cliente', documento: '' })
  },
)

test('erases the store’s notes about a buyer, also from the search', async () => {
  const { idCliente } = await loggedIn(shop.db, { email: 'anotada@example.com' })
  const { id } = await shop.place({ idCliente })
  await cancelOrder(shop.context(), { id, quem: 'cliente' })
  await shop.db
    .insert(pedidosAnotacoes)
    .values({ idPedido: id, nome: 'Rita', texto: 'Mora no fundo.', em: shop.now })
  await shop.db.insert(pedidosMarcadores).values({ idPedido: id, marcador: 'Mora longe' })
  await shop.db.transaction((tx) => eraseOrders(tx, idCliente))

  expect(await shop.db.$count(pedidosAnotacoes)).toBe(0)
  expect(await shop.db.$count(pedidosMarcadores)).toBe(0)
  expect(
    await shop.db.$count(sql`pedidos_busca`, sql`palavras @@ '(clara | ~clara:* | ~52998224725)'::tsquery`),
  ).toBe(0)
})

async function somebodyWaits() {
  const waiting = () => shop.db.$count(sql`pg_locks`, sql`not granted`)
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000, interval: 20 })
}
