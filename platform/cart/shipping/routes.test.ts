import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import type { Message } from '#contract/message.ts'
import type { FreightQuote } from '#contract/settings/shipping.ts'
import { freightTables } from '#demo/freight.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveList } from '#platform/catalog/collections/lists/save-list.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { savePromotion } from '#platform/marketing/promotions/save-promotion.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let api: ReturnType<typeof testApi<FreightQuote & { code: string; mensagens: Message[] }>>
let session: string
const products: Record<string, { idProduto: number; skus: number[] }> = {}

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  await save('corda', { skus: [sampleSku('CORDA', { precoPor: 10_000, estoque: 50 })] })
  const box = { peso: 5000, altura: 120, largura: 400 }
  await save('guitarra', {
    skus: [
      sampleSku('G-CURTA', { ...box, comprimento: 900, precoPor: 20_000 }, { Escala: 'Curta' }),
      sampleSku('G-LONGA', { ...box, comprimento: 1050, precoPor: 21_000 }, { Escala: 'Longa' }),
    ],
  })
  await save('piano', { skus: [sampleSku('PIANO', { peso: 240_000, estoque: 1 })] })
  await save('esgotado', { skus: [sampleSku('ESGOTADO', { estoque: 0 })] })
  await save('consulta', { situacao: 'sobConsulta' })
  await save('inativo', { situacao: 'inativo' })
  const lists: [string, string[]][] = [
    ['volta-as-aulas', ['corda', 'guitarra']],
    ['so-inativos', ['inativo']],
  ]
  for (const [slug, names] of lists)
    await saveList(database, {
      slug,
      titulo: slug,
      descricao: '',
      itens: names.map((produto) => ({ produto, quantidade: 1 })),
    })
  await saveCoupon(database, { codigo: 'FRETE', beneficio: { tipo: 'freteGratis' }, nome: 'Frete grátis' })
})
afterAll(() => database.close())
beforeEach(() => {
  session = sessionToken()
})

describe('the freight of a product', () => {
  test('is quoted with prices, days, dates, and the city', async () => {
    const { status, body } = await quote('product', { cep: '01310-100', ...goods('corda') })

    expect(status).toBe(200)
    expect(body).toEqual({
      idCotacao: expect.stringMatching(/^[\w-]{43}$/),
      expiraEm: '2026-11-21T14:00:00.000Z',
      cep: '01310100',
      uf: 'SP',
      cidade: 'São Paulo',
      fretes: [
        {
          id: 'pac',
          tipo: 'entrega',
          label: 'PAC',
          valor: 1570,
          valorCheio: 1570,
          ajustes: [],
          // Saturday: counted from Monday on.
          prazo: 4,
          previsao: '2026-11-27',
          entregaAgendada: false,
        },
        {
          id: 'sedex',
          tipo: 'entrega',
          label: 'SEDEX',
          valor: 2790,
          valorCheio: 2790,
          ajustes: [],
          prazo: 3,
          previsao: '2026-11-26',
          entregaAgendada: false,
        },
        {
          id: 'retirada',
          tipo: 'retirada',
          label: 'Retirar na loja',
          valor: 0,
          valorCheio: 0,
          ajustes: [],
          prazo: 1,
          previsao: '2026-11-24',
          entregaAgendada: false,
        },
      ],
      restricaoEntrega: false,
      mensagem: '',
    })
  })

  test('needs no session; by default quotes one unit of the default SKU', async () => {
    const idProduto = products['guitarra']!.idProduto
    const { status, body } = await api('POST', '/shipment/product', { body: { cep: '20040002', idProduto } })
    const chosen = await quote('product', { cep: '20040002', ...goods('guitarra', 0) })

    expect(status).toBe(200)
    expect(body.idCotacao).toBe(chosen.body.idCotacao)
    expect(ids(body)).toEqual(['pac', 'sedex'])
  })

  test('depends on the SKU: one too long for Correios goes by carrier', async () => {
    const { body } = await quote('product', { cep: '20040002', ...goods('guitarra', 1) })

    expect(ids(body)).toEqual(['transportadora'])
  })

  test('is free from the threshold on, for the cheapest option', async () => {
    const two = await quote('product', { cep: '20040002', ...goods('corda'), quantidade: 2 })
    const three = await quote('product', { cep: '20040002', ...goods('corda'), quantidade: 3 })

    expect(two.body.fretes[0]?.ajustes).toEqual([])
    expect(three.body.fretes[0]).toMatchObject({ valor: 0, ajustes: [{ tipo: 'freteGratis' }] })
  })

  test('is quoted for sold-out products, too', async () => {
    expect((await quote('product', { cep: '20040002', ...goods('esgotado') })).status).toBe(200)
  })

  test('says if no carrier delivers there', async () => {
    expect((await quote('product', { cep: '69900-000', ...goods('piano') })).body).toMatchObject({
      fretes: [],
      restricaoEntrega: true,
      mensagem:
        'Ainda não temos entrega destes produtos para o CEP 69900-000 (Rio Branco, AC). Fale com a gente: procuramos um jeito.',
    })
  })

  test.each(['', '1', '00000-000', '78900-000', 'abcdefgh', '0100100'])(
    'refuses the CEP %j in Portuguese',
    async (cep) => {
      expect(await quote('product', { cep, ...goods('corda') })).toMatchObject({
        status: 422,
        body: {
          code: 'CepInvalido',
          mensagens: [{ tipo: 'erro', mensagem: 'Este CEP não existe. Confira os oito dígitos.' }],
        },
      })
    },
  )

  test('refuses a product that is not shown, or has no price', async () => {
    const cep = '20040002'
    const [{ idProduto, skus }, corda] = [products['guitarra']!, products['corda']!]

    for (const [item, status, code] of [
      [{ idProduto: 999_999 }, 404, 'ProdutoInexistente'],
      [{ idProduto: products['inativo']!.idProduto }, 404, 'ProdutoInexistente'],
      [{ idProduto, idAtributoValor: corda.skus[0] }, 404, 'ProdutoInexistente'],
      [{ idProduto: corda.idProduto, idAtributoValor: skus[0] }, 404, 'ProdutoInexistente'],
      [goods('consulta'), 422, 'ProdutoSobConsulta'],
    ] as const)
      expect(await quote('product', { cep, ...item })).toMatchObject({ status, body: { code } })
  })

  test.each([
    {},
    { cep: '20040002' },
    { idProduto: 1 },
    { cep: 20_040_002, idProduto: 1 },
    { cep: '20040002', idProduto: 0 },
    { cep: '20040002', idProduto: '1' },
    { cep: '20040002', idProduto: 1, quantidade: 0 },
    { cep: '20040002', idProduto: 1, quantidade: 1000 },
    { cep: '20040002', idProduto: 1, quantidade: 1.5 },
    { cep: '2'.repeat(21), idProduto: 1 },
  ])('refuses %j', async (body) => {
    expect(await quote('product', body)).toMatchObject({ status: 400, body: { code: 'EntradaInvalida' } })
  })
})

describe('the freight of a list', () => {
  test('is that of all its products, by address or slug', async () => {
    const byUrl = await quote('list', { cep: '20040002', url: '/lista/volta-as-aulas' })
    const bySlug = await quote('list', { cep: '20040002', hash: 'volta-as-aulas' })
    const itens = [goods('guitarra', 0), goods('corda')]

    expect(byUrl.status).toBe(200)
    expect(bySlug.body).toEqual(byUrl.body)
    expect((await quote('list', { cep: '20040002', itens })).body).toEqual(byUrl.body)
  })

  test('adds up a SKU that is named twice', async () => {
    const twice = await quote('list', { cep: '20040002', itens: [goods('corda'), goods('corda')] })
    const two = await quote('product', { cep: '20040002', ...goods('corda'), quantidade: 2 })

    expect(twice.body).toEqual(two.body)
  })

  test.each([
    [{ hash: 'nenhuma' }, 404, 'ListaInexistente'],
    [{ hash: 'so-inativos' }, 404, 'ProdutoInexistente'],
    [{}, 400, 'EntradaInvalida'],
    [{ itens: [] }, 400, 'EntradaInvalida'],
  ])('refuses %j', async (request, status, code) => {
    expect(await quote('list', { cep: '20040002', ...request })).toMatchObject({ status, body: { code } })
  })

  test('is quoted for nine hundred units of each of a hundred products', async () => {
    const { body } = await quote('list', {
      cep: '20040002',
      itens: Array.from({ length: 100 }, () => ({ ...goods('corda'), quantidade: 999 })),
    })
    expect(body).toMatchObject({ fretes: [], restricaoEntrega: true })
  })
})

describe('the freight of the cart', () => {
  test('is that of its lines', async () => {
    await add('corda', 2)
    const { status, body } = await quote('cart', { cep: '20040002' })

    expect(status).toBe(200)
    expect(body).toEqual((await quote('product', { cep: '20040002', ...goods('corda'), quantidade: 2 })).body)
  })

  test("is free with the cart's coupon", async () => {
    await add('corda', 1)
    await api('PUT', '/promotional/coupon/FRETE', { session })
    const { body } = await quote('cart', { cep: '20040002' })

    expect(body.fretes[0]).toMatchObject({
      valor: 0,
      ajustes: [{ tipo: 'cupom', origem: 'FRETE', valor: -(body.fretes[0]?.valorCheio ?? 0) }],
    })
    expect(body.fretes[1]?.ajustes).toEqual([])
  })

  test('is free by a promotion for some states only there, for a cart and for a product', async () => {
    await savePromotion(database, {
      hash: 'frete-sul',
      nome: 'Frete grátis no Sul',
      beneficio: { tipo: 'freteGratis', ufs: ['PR', 'SC', 'RS'] },
    })
    await add('corda', 1)
    const cheapest = async (of: 'cart' | 'product', cep: string) =>
      (await quote(of, { cep, ...(of === 'product' && goods('corda')) })).body.fretes[0]?.valor
    const prices = await Promise.all(
      (['cart', 'product'] as const).flatMap((of) =>
        ['80020310', '20040002'].map((cep) => cheapest(of, cep)),
      ),
    )
    await database.pool.query("delete from promocoes where hash = 'frete-sul'")

    expect(prices.map((price) => price === 0)).toEqual([true, false, true, false])
  })

  test('refuses an empty cart, with or without a session', async () => {
    expect(await quote('cart', { cep: '20040002' })).toMatchObject({
      status: 422,
      body: { code: 'CarrinhoVazio', mensagens: [{ mensagem: 'A sacola está vazia.' }] },
    })
    await add('corda', 1)
    expect(await api('POST', '/shipment/cart', { body: { cep: '20040002' } })).toMatchObject({
      body: { code: 'CarrinhoVazio' },
    })
  })

  test('refuses an empty CEP', async () => {
    await add('corda', 1)

    expect(await quote('cart', { cep: '99' })).toMatchObject({ status: 422, body: { code: 'CepInvalido' } })
    expect((await quote('cart', {})).status).toBe(400)
  })
})

function quote(of: 'product' | 'list' | 'cart', body: object) {
  return api('POST', `/shipment/${of}`, { session, body })
}

function goods(slug: string, n = 0) {
  const { idProduto, skus } = products[slug]!
  return { idProduto, idAtributoValor: skus[n] }
}

function ids({ fretes }: FreightQuote) {
  return fretes.map(({ id }) => id)
}

async function add(slug: string, quantidade: number) {
  const { idProduto, skus } = products[slug]!
  const itens = [{ idProduto, idAtributoSimples: skus[0], quantidade }]
  const { status } = await api('POST', '/checkout/cart', { session, body: { itens } })
  expect(status).toBe(200)
}

async function save(slug: string, changes: Partial<ProductInput>) {
  const { id: idProduto } = await saveProduct(database, sampleProduct(slug, changes))
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from skus where id_produto = $1 order by posicao',
    [idProduto],
  )
  products[slug] = { idProduto, skus: rows.map(({ id }) => id) }
}
