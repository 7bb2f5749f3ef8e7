import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrderRow } from '#contract/orders/admin-orders.ts'
import type { SavedView } from '#contract/orders/order-views.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { pedidosEnvios } from '#platform/orders/tables.ts'
import { plansOf } from '#tests/support/database.ts'
import { DAY, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'

type Answer = {
  itens: AdminOrderRow[]
  total: number
  visoes: SavedView[]
  situacoes: Record<string, number>
}
type Placed = Awaited<ReturnType<OrderShop['place']>>

let shop: OrderShop
let api: ReturnType<typeof testAdminApi<Answer>>
/** The oldest, paid by Pix; an unpaid boleto; the newest, picked up in the store, bought by José Antônio. */
let [pix, boleto, fetched]: [Placed, Placed, Placed] = [] as never

beforeAll(async () => {
  shop = await openOrderShop()
  api = testAdminApi(shop.db)
  await shop.reset()
  pix = await shop.place({ quantidade: 2 })
  await shop.payAndSettle(pix.idPagamento)
  shop.advance(DAY)
  boleto = await shop.place({ metodo: 'boleto' })
  shop.advance(DAY)
  fetched = await shop.place({ retirada: true })
  await shop.db.execute(sql`
    update pedidos set comprador = comprador || '{"nomeRazao": "José Antônio", "documento": "11144477735"}',
      email = 'jose_a@example.com', atencao = 'Ligar.'
    where id = ${fetched.id}`)
  await shop.db.execute(sql`
    update pedidos_itens set nome = 'Violão Clássico', sku = 'VIO-1' where id_pedido = ${boleto.id}`)
})
afterAll(() => shop.close())

test.each([
  ['all, the newest first', '', () => [fetched, boleto, pix]],
  ['the oldest first', '?ordem=criadoEm', () => [pix, boleto, fetched]],
  ['the dearest first', '?ordem=-total', () => [pix, boleto, fetched]],
  ['a name without its accents', '?busca=jose%20antonio', () => [fetched]],
  ['a name with them', '?busca=Jos%C3%A9', () => [fetched]],
  ['a CPF with its marks', '?busca=111.444.777-35', () => [fetched]],
  ['an e-mail, whose _ is no wildcard', '?busca=jose_a%40example', () => [fetched]],
  ['a product', '?busca=violao', () => [boleto]],
  ['a code of a product', '?busca=vio-1', () => [boleto]],
  ['a buyer and a product', '?busca=clara%20corda', () => [pix]],
  ['marks alone: nobody', '?busca=%25', () => []],
  ['what would be an operator elsewhere', '?busca=%27%20%26%20%21x%20%5C', () => []],
  ['where they stand', '?situacao=pagamentoAprovado', () => [pix]],
  ['how they are paid', '?metodo=boleto', () => [boleto]],
  ['what is to come', '?pagamento=aReceber', () => [fetched, boleto]],
  ['what has come', '?pagamento=pago', () => [pix]],
  ['what went back', '?pagamento=estornado', () => []],
  ['a day', '?de=2026-11-22&ate=2026-11-22', () => [boleto]],
  ['what needs a look', '?atencao=sim', () => [fetched]],
  ['the second page', '?porPagina=1&pagina=2', () => [boleto]],
] as const)('finds %s', async (_what, query, expected) => {
  const { body } = await get('dono', `/orders${query}`)

  expect(body.itens.map(({ numero }) => numero)).toEqual(expected().map(({ numero }) => numero))
  if (!query.includes('pagina')) expect(body.total).toBe(expected().length)
})

test('shows in a row what is to be done', async () => {
  const { body } = await get('dono', '/orders?busca=corda%20clara')

  expect(body.itens[0]).toMatchObject({
    nome: 'Clara Nunes',
    titulo: 'Pagamento aprovado',
    pagamento: 'pago',
    destino: 'Curitiba, PR',
    quantidadeTotal: 2,
    primeiroItem: 'Corda',
    encomendas: 0,
    encomendasEntregues: 0,
    atencao: null,
  })
})

test('counts the parcels of an order that have left, and those that have arrived', async () => {
  await shop.db.insert(pedidosEnvios).values([
    {
      idPedido: pix.id,
      volume: 1,
      codigo: 'A',
      transportadora: 'PAC',
      saiuEm: shop.now,
      entregueEm: shop.now,
    },
    { idPedido: pix.id, volume: 2, codigo: 'B', transportadora: 'PAC', saiuEm: shop.now },
    { idPedido: pix.id, volume: 3, codigo: '', transportadora: '' },
  ])
  const { body } = await get('dono', '/orders?busca=corda%20clara')

  expect(body.itens[0]).toMatchObject({ encomendas: 2, encomendasEntregues: 1 })
})

test('finds no buyer by CPF or e-mail for staff who may not see buyers', async () => {
  for (const busca of ['11144477735', 'jose_a@example.com', '111444'])
    expect((await get('leitura', `/orders?busca=${encodeURIComponent(busca)}`)).body.total).toBe(0)
  expect((await get('leitura', '/orders?busca=jose')).body.total).toBe(1)
})

test('counts up to 10,000 orders; a search ends there, the list goes on', { tags: 'long' }, async () => {
  await shop.db.execute(sql`
    insert into pedidos select (jsonb_populate_record(p, jsonb_build_object(
      'id', gen_random_uuid(), 'chave_idempotencia', 'copia ' || n, 'numero', 9000000 + n
    ))).* from pedidos p, generate_series(1, 10001) n where p.id = ${pix.id}`)
  await shop.db.execute(sql`
    insert into pedidos_itens select (jsonb_populate_record(i, jsonb_build_object('id_pedido', p.id))).*
    from pedidos_itens i, pedidos p where i.id_pedido = ${pix.id} and p.chave_idempotencia like 'copia %'`)

  try {
    expect((await get('leitura', '/orders')).body.total).toBe(10_000)
    expect((await get('leitura', '/orders?busca=corda')).body.total).toBe(10_000)
    expect((await get('leitura', '/orders?busca=corda&pagina=200')).body.itens).toHaveLength(50)
    expect((await get('leitura', '/orders?busca=corda&pagina=201')).body.itens).toEqual([])
    expect((await get('leitura', '/orders?pagina=201')).body.itens).not.toEqual([])
  } finally {
    await shop.db.execute(sql`delete from pedidos where chave_idempotencia like 'copia %'`)
  }
})

test.each([
  ['pagamento=estornado', /pagamentos_estornados/],
  ['pagamento=contestado', /pagamentos_contestados/],
  ['idProduto=1', /pedidos_itens_de_produto/],
])('counts and lists by an index of what is few: %s', async (query, index) => {
  const plans = await plansOf(shop.pool, { part: 'from pedidos p where' }, () =>
    get('leitura', `/orders?${query}`),
  )

  expect(plans).toEqual([expect.stringMatching(index), expect.stringMatching(index)])
})

test('counts orders by situation', async () => {
  expect((await get('leitura', '/orders/counts')).body.situacoes).toMatchObject({
    aguardandoPagamento: 2,
    pagamentoAprovado: 1,
    enviado: 0,
  })
})

test('saves views per person, one per name', async () => {
  const cookie = await staffCookie(shop.db, 'expedicao', shop.now)
  const view = (consulta: string) => ({ nome: 'A separar', consulta })
  await post(cookie, '/orders/views', view('situacao=emSeparacao'))
  const { body } = await post(cookie, '/orders/views', view('situacao=pagamentoAprovado'))
  const stranger = await staffCookie(shop.db, 'expedicao', shop.now)

  expect(body.visoes).toMatchObject([{ nome: 'A separar', consulta: 'situacao=pagamentoAprovado' }])
  const [{ id } = { id: 0 }] = body.visoes
  expect(
    (await api('DELETE', `/orders/views/${id}`, { cookie: stranger, context: clock() })).body.visoes,
  ).toEqual([])
  expect((await api('GET', '/orders/views', { cookie, context: clock() })).body.visoes).toHaveLength(1)
  expect((await api('DELETE', `/orders/views/${id}`, { cookie, context: clock() })).body.visoes).toEqual([])
})

async function get(papel: Role, path: string) {
  return api('GET', path, { cookie: await staffCookie(shop.db, papel, shop.now), context: clock() })
}

function post(cookie: string, path: string, body: unknown) {
  return api('POST', path, { cookie, body, context: clock() })
}

function clock() {
  return { now: shop.now }
}
