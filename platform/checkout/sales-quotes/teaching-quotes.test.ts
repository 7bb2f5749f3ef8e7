import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnSalesQuote } from '#contract/orders/sales/own-sales-quotes.ts'
import { freightTables } from '#demo/freight.ts'
import { sampleList } from '#platform/customers/teaching/teaching.fixtures.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'

type Answer = OwnSalesQuote & {
  code?: string
  chave: string
  url: string
  total: number
  mensagens: { mensagem: string }[]
}

const BUYER = { nome: 'Rosa Lima', email: 'rosa@example.com', cep: '' }
const KNOWN = { documento: '529.982.247-25', celular: '(11) 98765-4321' }

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
  await saveFreightTables({ db: shop.db }, freightTables())
})
beforeEach(async () => {
  await shop.reset()
  await emptyTables(shop.pool, 'propostas', 'tentativas', 'contas_ensino')
})
afterAll(() => shop.close())

test('a teacher’s quote leaves out their credit, which its order does not use', async () => {
  const { token, idCliente } = await teacherWith(4_000)
  await toCart(token, 2)
  expect((await call('GET', '/checkout/cart', token)).body.total).toBe(16_000)
  const quote = await quoteOf(token)

  expect(quote.totais).toMatchObject({ subtotal: 20_000, descontos: 0, total: 20_000 })
  const { status, body } = await accept(quote)
  expect(status).toBe(200)
  expect((await shop.order(body.id)).totalItens).toBe(20_000)
  expect(await creditOf(idCliente)).toBe(4_000)
})

test.each(['credito', 'troca'])('a quote of before with a %s in its prices is refused', async (tipo) => {
  const { token, idCliente } = await teacherWith(4_000)
  await toCart(token, 1)
  const { id, chave } = await quoteOf(token)
  await shop.pool.query(
    `update propostas_versoes set total = 6000, linhas = jsonb_set(
      jsonb_set(linhas, '{0,total}', '6000'), '{0,ajustes}',
      jsonb_build_array(jsonb_build_object('tipo', $2::text, 'origem', 'x', 'label', 'Crédito', 'valor', -4000))
    ) where id_proposta = $1`,
    [id, tipo],
  )
  const { body } = await accept(await read({ id, chave }))

  expect(body.code).toBe('PropostaNaoPermite')
  expect(body.mensagens).toMatchObject([{ mensagem: expect.stringContaining('têm um crédito') }])
  expect((await shop.pool.query('select from pedidos')).rowCount).toBe(0)
  expect(await creditOf(idCliente)).toBe(4_000)
})

function call(method: 'GET' | 'POST' | 'PUT', path: string, session: string | null, body?: object) {
  const { now, payments } = shop.context()

  return testApi<Answer>(shop.db)(method, path, {
    context: { now, payments },
    ...(session && { session }),
    ...(body && { body }),
  })
}

async function toCart(session: string, quantidade: number): Promise<void> {
  const { idProduto, id: idAtributoSimples } = shop.sku
  const itens = [{ idProduto, idAtributoSimples, quantidade }]
  await call('POST', '/checkout/cart', session, { itens })
}

/** The quote of a cart, as its buyer sees it. */
async function quoteOf(session: string, typed: object = {}) {
  const { status, body } = await call('POST', '/sales-quotes', session, { ...BUYER, ...typed })
  expect([status, body.code]).toEqual([200, undefined])

  return read(body)
}

async function read({ id, chave }: { id: string; chave: string }) {
  const { body } = await call('GET', `/sales-quotes/${id}?${new URLSearchParams({ chave })}`, null)

  return { ...body, chave }
}

/** Accepts a quote as it was shown. */
function accept({ id, chave, versao, totais }: Answer, changes: object = {}) {
  return call('POST', `/sales-quotes/${id}/acceptance`, null, {
    ...KNOWN,
    chave,
    versao,
    total: totais.total,
    ...changes,
  })
}

/** A teacher with credit, logged in. */
async function teacherWith(valor: number) {
  const customer = await loggedIn(shop.db)
  const { idCliente } = customer
  await sampleList(shop.context(), { conta: { idCliente }, itens: [{ idProduto: shop.sku.idProduto }] })
  await shop.pool.query(
    "insert into creditos_ensino (id_cliente, tipo, valor, em) values ($1, 'ajuste', $2, now())",
    [idCliente, valor],
  )

  return customer
}

async function creditOf(idCliente: number): Promise<number> {
  const { rows } = await shop.pool.query(
    'select sum(valor)::integer as saldo from creditos_ensino where id_cliente = $1',
    [idCliente],
  )

  return rows[0].saldo
}
