import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '#domain/time/last-days.ts'
import { cancelOrder } from '#platform/orders/lifecycle/cancel-order.ts'
import { DAY, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { soldIn } from './sold-in.ts'
import { sumOrders, sumSales } from './sum-sales.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

test('records what is sold of each product on each day, whatever happens to orders and items', async () => {
  await shop.reset()
  const order = await shop.place({ quantidade: 2 })
  expect(await recorded()).toEqual([])
  await shop.payAndSettle(order.idPagamento)
  const boleto = await shop.place({ metodo: 'boleto' })
  await shop.payAndSettle(boleto.idPagamento)
  await agrees(1)

  const steps = [
    sql`update pedidos_itens set quantidade = 1, total = preco_por, desconto_vista = 0 where id_pedido = ${order.id}`,
    sql`update pedidos set metodo = 'boleto', total = total + desconto_vista where id = ${order.id}`,
    sql`update pedidos set pago_em = pago_em + interval '1 day' where id = ${order.id}`,
    sql`update pedidos_itens set id_produto = 4321, posicao = 7 where id_pedido = ${order.id}`,
    sql`update pedidos set teste = true where id = ${order.id}`,
    sql`update pedidos set teste = false where id = ${order.id}`,
    sql`delete from pedidos_itens where id_pedido = ${order.id}`,
    sql`delete from pedidos where id = ${boleto.id}`,
  ]
  const days: number[] = []
  for (const step of steps) {
    await shop.db.execute(step)
    days.push(await agrees())
  }
  expect(days).toEqual([1, 1, 2, 2, 1, 2, 1, 0])
})

test('puts the rows of past days together, without those of a sale that was cancelled', async () => {
  await shop.reset()
  const [one, other, cancelled] = [await paid(), await paid(), await paid()]
  await sumOrders({ db: shop.db })
  expect(await query(sql`select from pedidos_por_dia`)).toHaveLength(1)
  await cancelOrder(shop.context(), { id: cancelled.id, quem: 'loja', nome: 'Rita' })
  await sumSales({ db: shop.db, now: shop.now })
  expect(await rows()).toBe(4)

  shop.advance(DAY)
  await sumSales({ db: shop.db, now: shop.now })
  expect(await rows()).toBe(1)
  await agrees(1)

  await cancelOrder(shop.context(), { id: one.id, quem: 'loja', nome: 'Rita' })
  await agrees(1)
  await cancelOrder(shop.context(), { id: other.id, quem: 'loja', nome: 'Rita' })
  await sumSales({ db: shop.db, now: shop.now })
  expect(await rows()).toBe(0)
})

async function paid() {
  const order = await shop.place()
  await shop.payAndSettle(order.idPagamento)

  return order
}

/** Expects what the orders themselves say, for so many days and products. Returns their number. */
async function agrees(count?: number): Promise<number> {
  const computed = await query(sql`
    select (p.pago_em at time zone 'America/Sao_Paulo')::date::text as dia, i.id_produto, sum(i.quantidade)::integer as quantidade,
      sum(i.total - case when p.metodo = 'pix' then i.desconto_vista else 0 end)::integer as valor
    from pedidos p join pedidos_itens i on i.id_pedido = p.id
    where ${soldIn({ de: '2000-01-01', ate: '2100-01-01' })} group by 1, 2 order by 1, 2`)
  expect(await recorded()).toEqual(computed)
  expect(await query(orders(sql`sum(pedidos)`, sql`sum(proprios)`, sql`pedidos_por_dia`))).toEqual(
    await query(
      orders(
        sql`count(*)`,
        sql`count(*) filter (where numero_antigo is null)`,
        sql`(
        select situacao, teste, numero_antigo, valor_frete as frete, total as valor, (pago_em at time zone 'America/Sao_Paulo')::date as dia from pedidos
      ) p`,
      ),
    ),
  )
  if (count !== undefined) expect(computed).toHaveLength(count)

  return computed.length
}

/** Orders by day, situation and whether they are a test. */
function orders(pedidos: SQL, proprios: SQL, table: SQL): SQL {
  return sql`
    select dia::text, situacao, teste, ${pedidos}::integer as pedidos, ${proprios}::integer as proprios,
      sum(valor)::integer as valor, sum(frete)::integer as frete
    from ${table} group by dia, situacao, teste having ${pedidos} <> 0 order by 1, 2, 3`
}

function recorded() {
  return query(sql`
    select dia::text, id_produto, sum(quantidade)::integer as quantidade, sum(valor)::integer as valor
    from vendas_por_dia group by 1, 2 having sum(quantidade) <> 0 order by 1, 2`)
}

async function rows(): Promise<number> {
  return (await query(sql`select from vendas_por_dia where dia <= ${dayOf(shop.now)}`)).length
}

async function query(statement: SQL): Promise<object[]> {
  return ((await shop.db.execute(statement)) as { rows: object[] }).rows
}
