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

const add = (session: string, now = NOW, ip = '127.0.0.1') =>
  api('POST', '/checkout/cart', {
    session,
    body: { itens: [{ idProduto, idAtributoSimples, quantidade: 1 }] },
    context: { now, ip },
  })
/** The time at which so many holds after each other are over. */
const afterHolds = (holds: number) => new Date(NOW.getTime() + holds * 20 * MINUTE_MS)
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
    for (let holds = 0; holds < 6; holds++) expect((await add(ana, afterHolds(holds))).status).toBe(200)
    const { status, body } = await add(ana, afterHolds(6))

    expect({ status, code: body.code, data: body.data }).toEqual({
      status: 429,
      code: 'TentativasDemais',
      data: { espera: 22 * 60 * 60 },
    })
    expect(body.mensagens[0]?.mensagem).toBe(
      `O exemplar Produto violino, Usado B, SN-${count - 1} já ficou 6 vezes reservado na sua sacola em 24 horas. Para que outras pessoas também possam comprá-lo, você só pode reservá-lo de novo a partir de 22/11/2026 às 09h00. Ele continua na sua sacola, sem reserva: você pode comprá-lo já, enquanto ninguém o levar.`,
    )
    await remove(ana)
    expect((await add(ana, afterHolds(6))).body.mensagens[0]?.mensagem).toContain(
      'Se quiser comprá-lo antes disso, fale com a loja.',
    )
    expect(await holders(bia, afterHolds(6))).toEqual([])
    expect((await add(bia, afterHolds(6))).status).toBe(200)
    expect((await add(ana, new Date(NOW.getTime() + DAY_MS))).status).toBe(200)
  })

  test('is free for most of a day, however many sessions one network begins', async () => {
    const [theirs, other] = ['203.0.113.7', '198.51.100.7']
    for (let holds = 0; holds < 12; holds++)
      expect((await add(sessionToken(), afterHolds(holds), theirs)).status).toBe(200)
    const { status, body } = await add(sessionToken(), afterHolds(12), theirs)

    expect(status).toBe(429)
    expect(body.mensagens[0]?.mensagem).toContain('por quem usa a mesma internet que você')
    expect(body.mensagens[0]?.mensagem).toContain('a partir de 22/11/2026 às 09h00')
    expect((await add(bia, afterHolds(12), other)).status).toBe(200)
  })

  test('that was held too often is left out of several items, with the reason, and the others are added', async () => {
    for (let holds = 0; holds < 6; holds++) await add(ana, afterHolds(holds))
    await remove(ana)
    const [line] = (await database.pool.query(`select id from skus where sku = 'VIOLINO'`)).rows
    const itens = [`${idProduto}-${idAtributoSimples}x1`, `${idProduto}-${line.id}x1`]
    const share = (shared: string[]) =>
      api('POST', '/checkout/shared', {
        session: ana,
        body: { itens: shared.join() },
        context: { now: afterHolds(6) },
      })
    const { status, body } = await share(itens)

    expect([status, body.itens.map(({ hash }) => hash.idAtributoSimples)]).toEqual([200, [line.id]])
    expect(body.mensagens).toMatchObject([
      { tipo: 'aviso', mensagem: expect.stringMatching(/SN-\d+<\/strong> ficou de fora: já ficou 6 vezes/) },
    ])
    await remove(ana)
    await api('DELETE', '/checkout/cart', { session: ana, body: { idProduto, idAtributoSimples: line.id } })
    expect((await share(itens.slice(0, 1))).body.code).toBe('TentativasDemais')
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

    expect([status, body.code]).toEqual([409, 'ExemplarRetido'])
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
