import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { PiecesInCarts } from '#contract/catalog/pieces.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { samplePiece } from '#platform/catalog/pieces/pieces.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { clientes, sessoes } from '#platform/customers/tables.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { mergeCarts } from '../ownership/merge-carts.ts'

type Answer = Cart & PiecesInCarts & { code: string; data: { ate: string }; carrinho: Cart }

const NOW = new Date('2026-11-21T12:00:00Z')
const END = '2026-11-21T12:20:00.000Z'
const LATER = new Date('2026-11-21T12:20:00Z')

let database: TestDatabase
let api: ReturnType<typeof testApi<Answer>>
let idProduto: number
let idAtributoSimples: number
let [ana, bia] = ['', '']
let count = 0

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  const skus = [sampleSku('VIOLINO')]
  idProduto = (await saveProduct(database, sampleProduct('violino', { skus }))).id
})
afterAll(() => database.close())
beforeEach(async () => {
  ;[ana, bia] = [sessionToken(), sessionToken()]
  idAtributoSimples = await samplePiece(database.db, 'VIOLINO', { numeroSerie: `SN-${count++}` })
})

const add = (session: string, now = NOW) =>
  api('POST', '/checkout/cart', {
    session,
    body: { itens: [{ idProduto, idAtributoSimples, quantidade: 1 }] },
    context: { now },
  })
const cart = async (session: string, now = NOW) =>
  (await api('GET', '/checkout/cart', { session, context: { now } })).body
const remove = (session: string) =>
  api('DELETE', '/checkout/cart', { session, body: { idProduto, idAtributoSimples } })
const holders = async (session: string, now = NOW) => {
  const { body } = await api('GET', `/product/${idProduto}/pieces/in-carts`, { session, context: { now } })
  return body.retidos.filter(({ idSku }) => idSku === idAtributoSimples).map(({ ate, seu }) => ({ ate, seu }))
}

describe('a piece in a cart', () => {
  test('is one, and held for twenty minutes', async () => {
    const { status, body } = await add(ana)

    expect(status).toBe(200)
    expect(body.itens).toMatchObject([
      { quantidade: 1, quantidadeMaxima: 1, exemplar: { retidoAte: END }, precos: { precoPor: 5_000 } },
    ])
    expect(body.itens[0]?.atributos.simples.map(({ atributo }) => atributo.label)).toEqual([
      'Estado',
      'Número de série',
    ])
    expect((await cart(ana)).itens).toMatchObject([{ exemplar: { retidoAte: END } }])
    expect(await holders(ana)).toEqual([{ ate: END, seu: true }])
    expect(await holders(bia)).toEqual([{ ate: END, seu: false }])
  })

  test('is refused to others, with when it may be free', async () => {
    await add(ana)
    const { status, body } = await add(bia)

    expect({ status, code: body.code, data: body.data }).toEqual({
      status: 409,
      code: 'ExemplarRetido',
      data: { ate: END },
    })
    expect(body.mensagens).toMatchObject([{ mensagem: expect.stringContaining('fica livre às 09:20') }])
  })

  test('that is added again has no more time', async () => {
    await add(ana)
    const { status, body } = await add(ana, new Date('2026-11-21T12:10:00Z'))

    expect([status, body.itens[0]?.exemplar, body.quantidadeTotal]).toEqual([200, { retidoAte: END }, 1])
  })

  test('of which more are wanted stays one', async () => {
    await add(ana)
    const { body } = await api('PUT', '/checkout/cart', {
      session: ana,
      body: { idProduto, idAtributoSimples, quantidade: 3 },
    })

    expect(body.quantidadeTotal).toBe(1)
  })

  test('is free once it is removed', async () => {
    await add(ana)
    await remove(ana)

    expect(await holders(bia)).toEqual([])
    expect((await add(bia)).status).toBe(200)
  })

  test('stays when its time is over, is held no more, and can be held again', async () => {
    await add(ana)
    expect((await cart(ana, LATER)).itens).toMatchObject([{ exemplar: { retidoAte: null } }])
    expect(await holders(bia, LATER)).toEqual([])

    expect((await add(ana, LATER)).body.itens).toMatchObject([
      { quantidade: 1, exemplar: { retidoAte: '2026-11-21T12:40:00.000Z' } },
    ])
  })

  test('is refused to a session that holds it again and again, until the next day', async () => {
    const at = (holds: number) => new Date(NOW.getTime() + holds * 20 * MINUTE_MS)
    for (let holds = 0; holds < 6; holds++) expect((await add(ana, at(holds))).status).toBe(200)
    const { status, body } = await add(ana, at(6))

    expect({ status, code: body.code }).toEqual({ status: 429, code: 'TentativasDemais' })
    expect(body.mensagens).toMatchObject([{ mensagem: expect.stringContaining('Espere 22 horas') }])
    expect(await holders(bia, at(6))).toEqual([])
    expect((await add(bia, at(6))).status).toBe(200)
    expect((await add(ana, new Date(NOW.getTime() + DAY_MS))).status).toBe(200)
  })

  test('leaves when its time is over and somebody else takes it, with a message', async () => {
    await add(ana)
    expect((await add(bia, LATER)).status).toBe(200)
    const { itens, mensagens } = await cart(ana, LATER)

    expect(itens).toEqual([])
    expect(mensagens).toMatchObject([{ mensagem: expect.stringContaining('na sacola de outra pessoa') }])
  })

  test('is free while it is saved for later', async () => {
    await add(ana)
    await api('POST', '/checkout/saved', { session: ana, body: { idProduto, idAtributoSimples } })

    expect(await holders(bia)).toEqual([])
  })

  test('is left out of a shared cart while it is held', async () => {
    await add(ana)
    const shared = `${idProduto}-${idAtributoSimples}x1`
    const { status, body } = await api('POST', '/checkout/shared', { session: bia, body: { itens: shared } })

    expect([status, body.code]).toEqual([409, 'EstoqueInsuficiente'])
  })

  test('is held for the account after the login, and by nobody once the cart is gone', async () => {
    await add(ana)
    const idCliente = await logIn(ana)
    expect(await holders(ana)).toEqual([{ ate: END, seu: true }])
    expect((await cart(ana)).itens).toMatchObject([{ exemplar: { retidoAte: END } }])

    await database.pool.query('delete from carrinhos where id_cliente = $1', [idCliente])
    expect(await holders(bia)).toEqual([])
  })
})

test('of fifty carts that want a piece at the same time, one gets it', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(sessionToken())))
  const refused = answers.filter(({ status }) => status !== 200)

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['ExemplarRetido']))
  const { rows } = await database.pool.query(
    'select count(*)::integer as lines from carrinho_itens where id_atributo_simples = $1',
    [idAtributoSimples],
  )
  expect(rows).toEqual([{ lines: 1 }])
})

async function logIn(session: string): Promise<number> {
  const [cliente] = await database.db
    .insert(clientes)
    .values({ pessoa: 'F', nomeRazao: 'Ana', email: `ana${count}@example.com` })
    .returning({ id: clientes.id })
  const hash = createHash('sha256').update(session).digest('hex')
  const idCliente = cliente!.id
  await database.db.transaction(async (tx) => {
    await tx.insert(sessoes).values({ hash, idCliente, criadaEm: NOW, vistaEm: NOW })
    await mergeCarts({ db: tx, now: NOW }, { sessao: hash, idCliente })
  })
  return idCliente
}
