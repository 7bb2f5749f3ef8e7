import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import {
  prepareFixtures,
  SAMPLE_PICTURE,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { savePromotion } from '#platform/marketing/promotions/save-promotion.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

const BLUE_PICTURE = 'b'.repeat(24)

let database: TestDatabase
let api: ReturnType<typeof testApi<Cart & { data: unknown }>>
let session: string
const ids: Record<string, number> = {}

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  await database.db
    .insert(originais)
    .values({ hash: BLUE_PICTURE, tipo: 'svg', largura: 800, altura: 600, bytes: 1 })
  for (const [slug, categoria] of [
    ['jogo', 'cordas/cordas-para-violino/jogos'],
    ['arco', 'arcos'],
  ] as const)
    await save(slug, { categoria, skus: [sampleSku(slug.toUpperCase(), { precoPor: 10_001 })] })
  await save('kit', {
    categoria: 'arcos',
    kit: [{ sku: 'JOGO', quantidade: 2 }],
    skus: [sampleSku('KIT', { precoPor: 30_000 })],
  })
  await save('estojo', {
    categoria: 'arcos',
    midias: [
      { arquivo: SAMPLE_PICTURE, alt: 'Preto' },
      { arquivo: BLUE_PICTURE, alt: 'Azul' },
    ],
    skus: ['Preto', 'Azul'].map((valor, i) =>
      sampleSku(`ESTOJO-${i}`, {
        atributos: { unico: { label: 'Cor', valor }, simples: [] },
        midias: [i],
      }),
    ),
  })
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from categorias where caminho = 'cordas'`,
  )
  await savePromotion(database, {
    hash: 'cordas',
    nome: 'Semana das cordas',
    beneficio: { tipo: 'porcentagem', porcentagem: 15 },
    alcance: { categorias: [rows[0]!.id] },
    validoDe: '2026-11-01T03:00:00Z',
    validoAte: '2026-12-01T03:00:00Z',
  })
  await saveCoupon(database, {
    codigo: 'CLIENTE',
    nome: 'Para clientes',
    beneficio: { tipo: 'valor', valor: 500 },
    exigeLogin: true,
    usosPorCliente: 1,
  })
})
afterAll(() => database.close())
beforeEach(() => {
  session = sessionToken()
})

describe('promotions', () => {
  test('apply automatically to their products, to the centavo', async () => {
    await add('arco')
    const body = await add('jogo', 3)

    expect(body.itens).toMatchObject([
      { ajustes: [], total: 10_001 },
      { ajustes: [{ tipo: 'promocao', label: 'Semana das cordas', valor: -4_500 }], total: 25_503 },
    ])
    expect(body).toMatchObject({
      subtotal: { valor: 40_004, descontoVista: { porcentagem: 10, valor: 3_550 } },
      ajustes: [{ tipo: 'promocao', label: 'Semana das cordas', valor: -4_500 }],
      total: 35_504,
    })
  })

  test.each(['2026-11-01T02:59:59Z', '2026-12-01T03:00:00Z'])('do not apply at %s', async (moment) => {
    await add('jogo')
    const { body } = await api('GET', '/checkout/cart', { session, context: { now: new Date(moment) } })

    expect(body).toMatchObject({ ajustes: [], total: 10_001 })
  })
})

describe('coupons for customers', () => {
  test('require a login', async () => {
    await add('arco')

    expect(await coupon()).toMatchObject({
      status: 422,
      body: { data: { motivo: 'loginNecessario' } },
    })
  })

  test('apply to a customer up to their limit', async () => {
    const { idCliente, token } = await loggedIn(database.db)
    session = token
    await add('arco')
    expect((await coupon()).body).toMatchObject({ cupom: { codigo: 'CLIENTE' }, total: 9_501 })
    await database.pool.query(
      `insert into promocao_usos (id_promocao, pedido, id_cliente, usado_em)
       select id, 'pedido-1', $1, now() from promocoes where codigo = 'CLIENTE'`,
      [idCliente],
    )
    const { body } = await api('GET', '/checkout/cart', { session })

    expect(body).toMatchObject({
      cupom: null,
      total: 10_001,
      mensagens: [{ mensagem: 'O cupom saiu da sua sacola. Você já usou o cupom CLIENTE.' }],
    })
  })
})

test('labels a kit as one item', async () => {
  expect((await add('kit')).itens).toMatchObject([{ tipo: 'conjunto', quantidade: 1, total: 30_000 }])
})

test('shows each item with the picture and the choices of its SKU', async () => {
  const { rows } = await database.pool.query<{ id: number }>(`select id from skus where sku = 'ESTOJO-1'`)
  const { body } = await api('POST', '/checkout/cart', {
    session,
    body: { itens: [{ idProduto: ids['estojo'], idAtributoSimples: rows[0]!.id, quantidade: 1 }] },
  })

  expect(body.itens).toMatchObject([
    {
      url: '/estojo?cor=azul',
      imagem: { imagem: expect.stringContaining(BLUE_PICTURE), alt: 'Azul', largura: 800, altura: 600 },
      atributos: { unico: { atributo: { label: 'Cor' }, atributoValor: { label: 'Azul' } }, simples: [] },
    },
  ])
})

async function save(slug: string, changes: Parameters<typeof sampleProduct>[1]) {
  ids[slug] = (await saveProduct(database, sampleProduct(slug, changes))).id
}

async function add(slug: string, quantidade = 1) {
  const itens = [{ idProduto: ids[slug], quantidade }]
  return (await api('POST', '/checkout/cart', { session, body: { itens } })).body
}

function coupon() {
  return api('PUT', '/promotional/coupon/CLIENTE', { session })
}
