import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { clientes, sessoes } from '#platform/customers/tables.ts'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { readCart, writeCart } from '../rows.ts'
import { mergeCarts } from './merge-carts.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase
let api: ReturnType<typeof testApi<Cart>>
let [corda, arco, muitos] = [0, 0, 0]
let muitosSkus: number[]
let idCliente: number
let customers = 0

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  corda = await save('corda', 10)
  arco = await save('arco', 3)
  const skus = Array.from({ length: 101 }, (_, i) => sampleSku(`M-${i}`, {}, { Modelo: `m${i}` }))
  muitos = (await saveProduct(database, sampleProduct('muitos', { skus }))).id
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from skus where id_produto = $1 order by posicao',
    [muitos],
  )
  muitosSkus = rows.map(({ id }) => id)
  const beneficio = { tipo: 'porcentagem' as const, porcentagem: 10 }
  for (const codigo of ['ANTIGO', 'NOVO']) await saveCoupon(database, { codigo, nome: codigo, beneficio })
})
afterAll(() => database.close())
beforeEach(async () => {
  const [cliente] = await database.db
    .insert(clientes)
    .values({ pessoa: 'F', nomeRazao: 'Clara Nunes', email: `clara${customers++}@example.com` })
    .returning({ id: clientes.id })
  idCliente = cliente!.id
})

describe('logging in', () => {
  test('gives the session’s cart to the customer, without a message', async () => {
    const session = sessionToken()
    await add(session, corda, 2)
    await logIn(session)

    expect(await cart(session)).toMatchObject({ itens: [{ quantidade: 2 }], mensagens: [] })
  })

  test('adds up lines in both carts, keeps the others, and says so', async () => {
    const session = await customerWith([corda, 2])
    const fresh = sessionToken()
    await add(fresh, corda, 3)
    await add(fresh, arco, 1)
    await logIn(fresh)
    const merged = await cart(fresh)

    expect(merged.itens).toMatchObject([
      { nome: 'Produto corda', quantidade: 5 },
      { nome: 'Produto arco', quantidade: 1 },
    ])
    expect(merged.mensagens).toEqual([
      {
        tipo: 'sucesso',
        mensagem: 'Juntamos o que você escolheu agora com o que já estava na sua sacola.',
      },
    ])
    expect(await cart(session)).toEqual(merged)
  })

  test('lowers a sum above the stock, and says so', async () => {
    await customerWith([arco, 2])
    const fresh = sessionToken()
    await add(fresh, arco, 3)
    await logIn(fresh)
    const { itens, mensagens } = await cart(fresh)

    expect(itens).toMatchObject([{ quantidade: 3 }])
    expect(mensagens.map(({ mensagem }) => mensagem)).toContain(
      'Você pode levar até 3 unidades de <strong>Produto arco</strong>.',
    )
  })

  test('leaves out lines beyond a hundred, by name', async () => {
    await customerWith([corda, 1])
    const fresh = sessionToken()
    const itens = muitosSkus.slice(0, 100).map((idAtributoSimples) => ({
      idProduto: muitos,
      idAtributoSimples,
      quantidade: 1,
    }))
    await api('POST', '/checkout/cart', { session: fresh, body: { itens } })
    await logIn(fresh)
    const merged = await cart(fresh)

    expect(merged.itens).toHaveLength(100)
    expect(merged.mensagens.at(-1)?.mensagem).toBe(
      '<strong>Produto muitos, m99</strong> ficou de fora: a sacola já tem o máximo de produtos diferentes.',
    )
  })

  test('without a cart changes nothing', async () => {
    const session = await customerWith([corda, 2])
    const before = await cart(session)
    const fresh = sessionToken()
    await logIn(fresh)

    expect(await cart(fresh)).toEqual(before)
  })

  test('replaces the customer’s coupon by the session’s, if it has one', async () => {
    const session = await customerWith([corda, 2])
    await api('PUT', '/promotional/coupon/ANTIGO', { session })
    const [without, withOne] = [sessionToken(), sessionToken()]
    await add(without, arco, 1)
    await logIn(without)
    expect((await cart(session)).cupom).toMatchObject({ codigo: 'ANTIGO' })
    await add(withOne, arco, 1)
    await api('PUT', '/promotional/coupon/NOVO', { session: withOne })
    await logIn(withOne)

    expect((await cart(session)).cupom).toMatchObject({ codigo: 'NOVO' })
  })

  test('counts a key from before the login once', async () => {
    const session = sessionToken()
    await add(session, corda, 2, 'antes')
    await logIn(session)
    await add(session, corda, 2, 'antes')

    expect((await cart(session)).quantidadeTotal).toBe(2)
  })

  test('on two devices at once loses nothing', async () => {
    const sessions = [sessionToken(), sessionToken(), sessionToken(), sessionToken()]
    for (const session of sessions) await add(session, corda, 1)
    await Promise.all(sessions.map(logIn))

    expect((await cart(sessions[0]!)).quantidadeTotal).toBe(4)
  })
})

test('does not write a first item to the session’s cart if it logged in in the meantime', async () => {
  const session = sessionToken()
  const sessao = hashOf(session)
  const question = { sessao, now: NOW, chave: null, skus: [], produtos: [] }
  const before = await readCart(database.db, question)
  await logIn(session)
  const nothing = {
    cupom: null,
    mensagens: [],
    now: NOW,
    chave: null,
    pedidoDaChave: null,
    put: [],
    removed: [],
    hold: [],
    alunos: null,
  }
  const owner = { sessao, idCliente: before.idCliente }

  expect(await writeCart(database.db, { cart: null, owner, ...nothing })).toBe(false)
  expect((await readCart(database.db, question)).idCliente).toBe(idCliente)
})

describe('a customer', () => {
  test('has the same cart on every device', async () => {
    const [one, two] = [sessionToken(), sessionToken()]
    await logIn(one)
    await logIn(two)
    await add(one, corda, 1)
    await add(two, corda, 1)

    expect((await cart(one)).itens).toMatchObject([{ quantidade: 2 }])
    expect(await cart(two)).toEqual(await cart(one))
  })

  test('has a cart of their own', async () => {
    await customerWith([corda, 1])

    expect((await cart(sessionToken())).itens).toEqual([])
  })
})

test.each([
  ['belongs to nobody', `insert into carrinhos (mensagens, alterado_em) values ('[]', now())`],
  [
    'belongs to two',
    `insert into carrinhos (sessao, id_cliente, mensagens, alterado_em)
     select repeat('a', 64), id, '[]', now() from clientes limit 1`,
  ],
  [
    'is a session’s second',
    `insert into carrinhos (sessao, mensagens, alterado_em)
     select repeat('a', 64), '[]', now() from generate_series(1, 2)`,
  ],
  ['has no units of something', `update carrinho_itens set quantidade = 0`],
  ['has a thousand of something', `update carrinho_itens set quantidade = 1000`],
])('the database refuses a cart that %s', async (_what, statement) => {
  await customerWith([corda, 1])

  await expect(database.pool.query(statement)).rejects.toThrow(
    /violates (check|unique) constraint|duplicate key/,
  )
})

async function save(slug: string, estoque: number) {
  const skus = [sampleSku(slug.toUpperCase(), { estoque })]
  return (await saveProduct(database, sampleProduct(slug, { skus }))).id
}

async function customerWith([idProduto, quantidade]: [number, number]) {
  const session = sessionToken()
  await logIn(session)
  await add(session, idProduto, quantidade)
  return session
}

/** What a login does with the session and the carts. */
async function logIn(session: string) {
  const sessao = hashOf(session)
  await database.db.transaction(async (tx) => {
    await tx.insert(sessoes).values({ hash: sessao, criadaEm: NOW, vistaEm: NOW })
    await tx.update(sessoes).set({ idCliente }).where(eq(sessoes.hash, sessao))
    await mergeCarts({ db: tx, now: NOW }, { sessao, idCliente })
  })
}

function hashOf(session: string) {
  return createHash('sha256').update(session).digest('hex')
}

function add(session: string, idProduto: number, quantidade: number, key?: string) {
  const body = { itens: [{ idProduto, quantidade }] }
  return api('POST', '/checkout/cart', { session, body, ...(key ? { key } : {}) })
}

async function cart(session: string) {
  return (await api('GET', '/checkout/cart', { session })).body
}
