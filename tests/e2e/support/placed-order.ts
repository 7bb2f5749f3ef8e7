import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { PlacedOrder } from '#contract/cart/checkout.ts'
import { produtos, skus } from '#platform/catalog/tables.ts'
import { pedidos, pedidosEnvios, pedidosNotas } from '#platform/orders/tables.ts'
import type { Customer } from '#tests/support/customer.ts'
import { type Basket, overHttp, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { inShopDatabase } from './shop-database.ts'

type PlacedOrderInput = {
  payment?: { metodo: 'pix' | 'boleto' | 'cartao'; parcelas?: number; token?: string }
  frete?: Basket['frete']
  /** The cheapest product in stock from this price on. */
  preco?: number
  /** This product, of one variant, instead. */
  slug?: string
}

/** Places an order in the shop under test as a new buyer, through its API. */
export async function placedOrder({
  payment,
  frete = 'entrega',
  preco = 20_000,
  slug,
}: PlacedOrderInput = {}): Promise<PlacedOrder> {
  const ask = overHttp(process.env['E2E_URL'] ?? '')
  const itens = [{ idProduto: await productFor(preco, slug), quantidade: 1 }]
  const shopper = await readyToPay(ask, randomInt(800_000_000), { itens, frete })
  const { status, body } = await placeOrder(ask, shopper, randomBytes(16).toString('hex'), payment)
  if (status !== 201) throw new Error(`The order was not placed: ${JSON.stringify(body)}`)

  return body as PlacedOrder
}

/** Creates this many orders of a customer, as if they had been logged in. */
export async function ordersOf({ idCliente }: Customer, count: number): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = []
  for (let i = 0; i < count; i++) placed.push(await placedOrder())
  await inShopDatabase((db) =>
    db
      .update(pedidos)
      .set({ idCliente })
      .where(
        inArray(
          pedidos.id,
          placed.map(({ id }) => id),
        ),
      ),
  )

  return placed.toReversed()
}

/** Marks an order as delivered just now, with its invoice, as the store would. */
export async function arrived(idPedido: string): Promise<void> {
  const eventos = [{ em: '2026-11-20T12:00:00.000Z', local: 'São Paulo/SP', descricao: 'Objeto postado' }]
  await inShopDatabase(async (db) => {
    await db
      .update(pedidos)
      .set({ situacao: 'entregue', entregueEm: new Date(), expiraEm: null })
      .where(eq(pedidos.id, idPedido))
    await db
      .insert(pedidosEnvios)
      .values({ idPedido, codigo: 'BR123456789BR', transportadora: 'Correios', eventos })
    await db
      .insert(pedidosNotas)
      .values({ idPedido, numero: '1234', chave: '1'.repeat(44), url: 'https://nfe.example/1' })
  })
}

async function productFor(preco: number, slug: string | undefined): Promise<number> {
  const skusOfIt = sql`(select count(*) from ${skus} other where other.id_produto = ${produtos.id})`
  const [found] = await inShopDatabase((db) =>
    db
      .select({ id: produtos.id })
      .from(produtos)
      .innerJoin(skus, eq(skus.idProduto, produtos.id))
      .where(
        and(
          eq(produtos.situacao, 'disponivel'),
          gt(skus.estoque, 5),
          slug === undefined ? gte(skus.precoPor, preco) : eq(produtos.slug, slug),
          sql`${skusOfIt} = 1`,
        ),
      )
      .orderBy(skus.precoPor, produtos.id)
      .limit(1),
  )
  if (!found) throw new Error('The shop has nothing to sell.')

  return found.id
}
