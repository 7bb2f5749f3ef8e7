import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '#contract/customers/customers.ts'
import { cancelOrder } from '#platform/orders/lifecycle/cancel-order.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

test('an order counts as the first until there is one that was not cancelled', async () => {
  const { idCliente, token } = await loggedIn(shop.db)
  const isFirst = async (session: string) =>
    (await testApi<User>(shop.db)('GET', '/checkout/user', { session })).body.primeiraCompra
  expect(await isFirst(sessionToken())).toBe(true)
  expect(await isFirst(token)).toBe(true)

  const { id } = await shop.place({ idCliente })
  expect(await isFirst(token)).toBe(false)

  await cancelOrder(shop.context(), { id, quem: 'cliente' })
  expect(await isFirst(token)).toBe(true)
})
