import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { permissionsOf, type Role } from '#domain/staff/permissions.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { cancelOrder } from '#platform/orders/lifecycle/cancel-order.ts'
import { DAY, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { countBySituation } from '../listing/count-by-situation.ts'
import { listStoreOrders } from '../listing/list-store-orders.ts'
import { bestSellers } from './best-sellers.ts'
import { summariseSales } from './summarise-sales.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('adds up to the paid orders to the centavo, by day in São Paulo', async () => {
  const pix = await paid({ quantidade: 2 })
  await shop.place()
  shop.advance(DAY)
  const boleto = await paid({ metodo: 'boleto' })

  const { pedidos, valor, frete, dias } = await summariseSales(reader(), {
    de: '2026-11-20',
    ate: '2026-11-22',
  })
  expect({ pedidos, valor, frete }).toEqual({ pedidos: 2, valor: pix.total + boleto.total, frete: 5_000 })
  expect(dias).toEqual([
    { dia: '2026-11-20', pedidos: 0, own: 0, valor: 0 },
    { dia: '2026-11-21', pedidos: 1, own: 1, valor: pix.total },
    { dia: '2026-11-22', pedidos: 1, own: 1, valor: boleto.total },
  ])
  const days = { vendidoDe: '2026-11-20', vendidoAte: '2026-11-22' }
  const { itens } = await listStoreOrders(reader(), {
    ...days,
    busca: '',
    ordem: '-criadoEm',
    pagina: 1,
    porPagina: 50,
  })
  expect(itens.reduce((sum, { total }) => sum + total, 0)).toBe(valor)
  const [best] = await bestSellers(reader(), { de: '2026-11-20', ate: '2026-11-22', limite: 5 })
  expect(best).toMatchObject({ nome: 'Corda', quantidade: 3, valor: valor - frete })
})

test('counts a late evening payment on that evening', async () => {
  const order = await paid()
  // Half past ten in the evening of the 20th there.
  await shop.db.execute(sql`update pedidos set pago_em = '2026-11-21T01:30:00Z' where id = ${order.id}`)

  const { dias } = await summariseSales(reader(), { de: '2026-11-20', ate: '2026-11-21' })
  expect(dias.map(({ pedidos }) => pedidos)).toEqual([1, 0])
})

test('leaves cancelled orders out of sales, and counts them by situation', async () => {
  const order = await paid()
  await shop.place()
  await cancelOrder(shop.context(), { id: order.id, quem: 'loja', nome: 'Rita' })

  expect(await summariseSales(reader(), { de: '2026-11-21', ate: '2026-11-21' })).toMatchObject({
    pedidos: 0,
    valor: 0,
  })
  expect(await bestSellers(reader(), { de: '2026-11-21', ate: '2026-11-21', limite: 5 })).toEqual([])
  expect(await countBySituation(reader())).toMatchObject({
    situacoes: { aguardandoPagamento: 1, pagamentoAprovado: 0, cancelado: 1 },
    atencao: 0,
  })
})

async function paid(changes: Parameters<OrderShop['place']>[0] = {}) {
  const order = await shop.place(changes)
  await shop.payAndSettle(order.idPagamento)

  return shop.order(order.id)
}

function reader(): RequestContext {
  const papel: Role = 'leitura'
  const funcionario = {
    id: null,
    nome: 'Lia',
    email: 'lia@example.com',
    papel,
    permissoes: permissionsOf(papel),
  }

  return shop.context({ funcionario })
}
