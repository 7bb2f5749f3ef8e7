import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pedidos, pedidosItens } from '#platform/orders/tables.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { testAdminApi } from '#tests/support/staff.ts'

let shop: OrderShop
let api: ReturnType<typeof testAdminApi<{ itens: { email: string; nome: string; pedidos: number }[] }>>

beforeAll(async () => {
  shop = await openOrderShop()
  api = testAdminApi(shop.db)
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('finds a guest by name and by e-mail, once for all their orders, and not by product', async () => {
  await shop.place()
  await shop.place()
  const [order] = await shop.db.select().from(pedidos)
  const { email = '', comprador } = order ?? {}
  const guest = { email, nome: comprador?.nomeRazao, pedidos: 2 }

  expect(email).not.toBe('')
  expect((await found(email)).body.itens).toEqual([guest])
  expect((await found(String(comprador?.nomeRazao).toUpperCase())).body.itens).toEqual([guest])
  const [item] = await shop.db.select().from(pedidosItens)
  expect((await found(String(item?.nome))).body.itens).toEqual([])
  expect((await found('%%')).body.itens).toEqual([])
})

test('leaves out buyers who have an account', async () => {
  const email = 'conta@example.com'
  const { idCliente } = await loggedIn(shop.db, { email })
  await shop.place({ idCliente })
  await shop.db.update(pedidos).set({ email, idCliente: null })

  expect((await found(email)).body.itens).toEqual([])
})

test('returns nothing to staff who may not see customers', async () => {
  expect((await found('clara', 'expedicao')).status).toBe(403)
})

function found(busca: string, papel: 'gerente' | 'expedicao' = 'gerente') {
  return api('GET', `/orders/guest-buyers?${new URLSearchParams({ busca })}`, { papel })
}
