import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveList } from '#platform/catalog/collections/lists/save-list.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let api: ReturnType<typeof testApi<Cart & Failure>>
let session: string
const products: Record<string, { idProduto: number; skus: number[] }> = {}

type Failure = { code: string; data: unknown }

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  await save('corda', { skus: [sampleSku('CORDA', { precoPor: 10_000, precoDe: 12_000, estoque: 10 })] })
  await save('arco', { skus: [sampleSku('ARCO', { precoPor: 5_000, estoque: 1 })] })
  await save('violino', {
    combinacoes: [{ produto: 'corda', tipoDesconto: 'porcentagem', desconto: 10 }],
    skus: [
      sampleSku('V-44', { precoPor: 90_000, estoque: 3 }, { Tamanho: '4/4' }),
      sampleSku('V-34', { precoPor: 80_000, estoque: 2 }, { Tamanho: '3/4' }),
    ],
  })
  await save('esgotado', { skus: [sampleSku('ESGOTADO', { estoque: 0 })] })
  await save('consulta', { situacao: 'sobConsulta' })
  await save('inativo', { situacao: 'inativo' })
  await save('farto', { skus: [sampleSku('FARTO', { estoque: 5_000 })] })
  for (const [hash, itens] of [
    ['kit-escola', ['corda', 'esgotado', 'arco']],
    ['com-escolha', ['corda', 'violino']],
    ['so-esgotados', ['esgotado']],
    ['com-consulta', ['consulta', 'corda']],
  ] as const)
    await saveList(database, {
      slug: hash,
      titulo: hash,
      descricao: '',
      itens: itens.map((produto) => ({ produto, quantidade: 2 })),
    })
})
afterAll(() => database.close())
beforeEach(() => {
  session = sessionToken()
})

describe('an empty cart', () => {
  test('is returned to a visitor who never had one', async () => {
    const { status, body, headers } = await api('GET', '/checkout/cart')

    expect(status).toBe(200)
    expect(body).toMatchObject({
      itens: [],
      subtotal: { valor: 0, descontoVista: { porcentagem: 10, valor: 0 } },
      total: 0,
      quantidadeTotal: 0,
      cupom: null,
      mensagens: [],
      freteGratis: { porcentagem: 0, estado: 'vermelho' },
    })
    expect(headers.get('session')).toMatch(/^[\w-]{43}$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('is not stored until it has an item', async () => {
    await ask('GET', '')
    await ask('DELETE', '', hashOf('corda'))

    expect((await database.pool.query('select 1 from carrinhos')).rowCount).toBe(0)
  })
})

describe('adding', () => {
  test('returns the whole cart at the shop’s own prices', async () => {
    const { status, body } = await add('corda', 2, { precoPor: 1, precos: { precoPor: 1 } })

    expect(status).toBe(200)
    expect(body).toMatchObject({
      itens: [
        {
          hash: { ...hashOf('corda'), idUnidadeVenda: 1, idArmazem: 1 },
          tipo: 'produto',
          nome: 'Produto corda',
          url: '/corda',
          imagem: { alt: 'Foto', largura: 1200 },
          quantidade: 2,
          quantidadeMaxima: 10,
          atributos: { unico: null, simples: [] },
          precos: { precoDe: 12_000, precoPor: 10_000, descontoVista: { porcentagem: 10, valor: 1_000 } },
          ajustes: [],
          total: 20_000,
        },
      ],
      subtotal: { valor: 20_000, descontoVista: { porcentagem: 10, valor: 2_000 } },
      total: 20_000,
      quantidadeTotal: 2,
      mensagens: [],
    })
    expect(await cart()).toEqual(body)
  })

  test('the same SKU again raises the line’s quantity', async () => {
    await add('corda', 2)
    const { body } = await add('corda', 3)

    expect(body.itens.map(({ quantidade }) => quantidade)).toEqual([5])
  })

  test('gives each SKU of a product its own line, address and choices, in the order added', async () => {
    await add('violino', 1, { idAtributoSimples: sku('violino', 1) })
    const { body } = await add('violino', 1, { idAtributoSimples: sku('violino', 0) })

    expect(body.itens).toMatchObject([
      {
        url: '/violino?tamanho=3-4',
        atributos: { simples: [{ atributo: { label: 'Tamanho' }, atributoValor: { label: '3/4' } }] },
      },
      { url: '/violino?tamanho=4-4', precos: { precoPor: 90_000 } },
    ])
  })

  test('requires a choice among several SKUs', async () => {
    expect(await add('violino', 1)).toMatchObject({
      status: 422,
      body: { code: 'EscolhaObrigatoria', data: { produtos: [products['violino']?.idProduto] } },
    })
  })

  test('accepts the last unit', async () => {
    expect((await add('arco', 1)).body.itens).toMatchObject([{ quantidade: 1, quantidadeMaxima: 1 }])
  })

  test('lowers a quantity above the stock, and says so', async () => {
    const { body } = await add('corda', 11)

    expect(body).toMatchObject({
      itens: [{ quantidade: 10 }],
      mensagens: [
        { tipo: 'aviso', mensagem: 'Você pode levar até 10 unidades de <strong>Produto corda</strong>.' },
      ],
    })
  })

  test('refuses more if the cart has the whole stock, and returns the stock', async () => {
    await add('arco', 1)

    expect(await add('arco', 1)).toMatchObject({
      status: 409,
      body: { code: 'EstoqueInsuficiente', data: { disponivel: 1 } },
    })
    expect((await cart()).itens).toMatchObject([{ quantidade: 1 }])
  })

  test('accepts 999 units of an item, whatever the stock', async () => {
    await add('farto', 600)
    const { body } = await add('farto', 600)

    expect(body.itens).toMatchObject([{ quantidade: 999, quantidadeMaxima: 999 }])
  })

  test.each([
    ['esgotado', 409, 'EstoqueInsuficiente'],
    ['consulta', 422, 'ProdutoSobConsulta'],
    ['inativo', 404, 'ProdutoInexistente'],
  ])('refuses a product that is %s', async (slug, status, code) => {
    expect(await add(slug, 1)).toMatchObject({ status, body: { code } })
    expect((await cart()).itens).toEqual([])
  })

  test('refuses another product’s SKU and unknown products, and then adds nothing', async () => {
    const stray = { ...hashOf('corda'), idAtributoSimples: sku('arco'), quantidade: 1 }
    const unknown = { idProduto: 999_999, quantidade: 1 }
    const good = { ...hashOf('corda'), quantidade: 1 }

    for (const bad of [stray, unknown])
      expect(await ask('POST', '', { itens: [good, bad] })).toMatchObject({
        status: 404,
        body: { code: 'ProdutoInexistente' },
      })
    expect((await cart()).itens).toEqual([])
  })

  test.each([
    {},
    { itens: [] },
    { itens: 'corda' },
    { itens: [{ quantidade: 1 }] },
    { itens: [{ idProduto: 1 }] },
    { itens: [{ idProduto: 1, quantidade: 0 }] },
    { itens: [{ idProduto: 1, quantidade: -1 }] },
    { itens: [{ idProduto: 1, quantidade: 1.5 }] },
    { itens: [{ idProduto: 1, quantidade: 1000 }] },
    { itens: [{ idProduto: 1, quantidade: '1' }] },
    { itens: [{ idProduto: 2 ** 31, quantidade: 1 }] },
    { tipo: 'brinde', itens: [{ idProduto: 1, quantidade: 1 }] },
  ])('refuses %j with a message in Portuguese', async (body) => {
    const answer = await ask('POST', '', body)

    expect(answer).toMatchObject({ status: 400, body: { code: 'EntradaInvalida' } })
    expect(answer.body.mensagens.length).toBeGreaterThan(0)
  })

  test.each(['{', '', 'null', '[]'])('refuses the body %j with a message in Portuguese', async (text) => {
    const { status, body } = await api('POST', '/checkout/cart', { session, text })

    expect({ status, code: body.code }).toEqual({ status: 400, code: 'EntradaInvalida' })
    expect(body.mensagens[0]?.mensagem).toMatch(/Não conseguimos ler|Entrada inválida/)
  })

  test('accepts 100 lines', async () => {
    const skus = Array.from({ length: 101 }, (_, i) => sampleSku(`M-${i}`, {}, { Modelo: `m${i}` }))
    await save('muitos', { skus })
    const item = (i: number) => ({
      ...hashOf('muitos'),
      idAtributoSimples: sku('muitos', i),
      quantidade: 1,
    })
    const full = await ask('POST', '', { itens: Array.from({ length: 100 }, (_, i) => item(i)) })

    expect(full.body.itens).toHaveLength(100)
    expect(await ask('POST', '', { itens: [item(100)] })).toMatchObject({
      status: 422,
      body: { code: 'CarrinhoCheio' },
    })
    expect((await ask('POST', '', { itens: [item(99)] })).body.quantidadeTotal).toBe(101)
  })
})

describe('changing a quantity', () => {
  beforeEach(() => add('corda', 2))

  test('sets it', async () => {
    const { body } = await ask('PUT', '', { ...hashOf('corda'), tipo: 'produto', quantidade: 7 })

    expect(body).toMatchObject({
      itens: [{ quantidade: 7, total: 70_000 }],
      quantidadeTotal: 7,
      mensagens: [],
    })
  })

  test('lowers it to the stock, and says so, also to the page loaded after a form', async () => {
    const { body } = await ask('PUT', '', { ...hashOf('corda'), quantidade: 50 })

    expect(body).toMatchObject({ itens: [{ quantidade: 10 }], mensagens: [{ tipo: 'aviso' }] })
    expect((await cart()).mensagens).toEqual(body.mensagens)
    const later = new Date('2026-11-21T12:10:00Z')
    expect((await api('GET', '/checkout/cart', { session, context: { now: later } })).body.mensagens).toEqual(
      [],
    )
  })

  test('refuses an item that is not in the cart', async () => {
    for (const hash of [hashOf('arco'), { ...hashOf('corda'), idProduto: 999_999 }])
      expect(await ask('PUT', '', { ...hash, quantidade: 1 })).toMatchObject({
        status: 404,
        body: { code: 'ItemInexistente' },
      })
  })

  test.each([{ quantidade: 0 }, { quantidade: '2' }, {}, { quantidade: 2, idAtributoSimples: null }])(
    'refuses %j',
    async (changes) => {
      expect((await ask('PUT', '', { ...hashOf('corda'), ...changes })).status).toBe(400)
      expect((await cart()).quantidadeTotal).toBe(2)
    },
  )
})

describe('removing', () => {
  test('deletes the line, and does nothing the second time', async () => {
    await add('corda', 2)
    await add('arco', 1)
    const { body } = await ask('DELETE', '', { ...hashOf('corda'), tipo: 'produto' })

    expect(body.itens.map(({ nome }) => nome)).toEqual(['Produto arco'])
    expect((await ask('DELETE', '', hashOf('corda'))).body).toEqual(body)
  })

  test('requires the item’s hash', async () => {
    expect((await ask('DELETE', '', {})).status).toBe(400)
  })
})

describe('lists', () => {
  test.each([{ hash: 'kit-escola' }, { url: '/lista/kit-escola' }, { url: '/lista/kit-escola/?utm=1' }])(
    'adds a whole list from %j, and says what is sold out or short',
    async (body) => {
      const answer = await api('POST', '/list/shop', { session, body })

      expect(answer.body.itens).toMatchObject([
        { nome: 'Produto corda', quantidade: 2 },
        { nome: 'Produto arco', quantidade: 1 },
      ])
      expect(answer.body.mensagens.map(({ mensagem }) => mensagem)).toEqual([
        '<strong>Produto esgotado</strong> está esgotado e ficou de fora.',
        'Você pode levar até 1 unidade de <strong>Produto arco</strong>.',
      ])
    },
  )

  test('skips products sold on request, and says so', async () => {
    const { body } = await api('POST', '/list/shop', { session, body: { hash: 'com-consulta' } })

    expect(body.itens).toMatchObject([{ nome: 'Produto corda', quantidade: 2 }])
    expect(body.mensagens.map(({ mensagem }) => mensagem)).toEqual([
      '<strong>Produto consulta</strong> é vendido sob consulta e ficou de fora.',
    ])
  })

  test('adds a part of a list with its choices', async () => {
    const itens = [{ ...hashOf('violino'), idAtributoSimples: sku('violino', 1), quantidade: 1 }]
    const { body } = await api('POST', '/list/shop', { session, body: { hash: 'com-escolha', itens } })

    expect(body.itens).toMatchObject([{ url: '/violino?tamanho=3-4', quantidade: 1 }])
  })

  test.each([
    ['needs a choice', { hash: 'com-escolha' }, 422, 'EscolhaObrigatoria'],
    ['has nothing that can be had', { hash: 'so-esgotados' }, 409, 'EstoqueInsuficiente'],
    ['is none', { hash: 'nenhuma' }, 404, 'ListaInexistente'],
    ['has another address', { url: '/cordas' }, 404, 'ListaInexistente'],
    ['has no address', { url: '/lista/%00' }, 404, 'ListaInexistente'],
    ['has no name', { hash: '\0' }, 400, 'EntradaInvalida'],
    [
      'lacks the product',
      { hash: 'kit-escola', itens: [{ idProduto: 999_999, quantidade: 1 }] },
      404,
      'ProdutoInexistente',
    ],
    ['is not named', {}, 400, 'EntradaInvalida'],
  ])('refuses a list that %s', async (_why, body, status, code) => {
    expect(await api('POST', '/list/shop', { session, body })).toMatchObject({ status, body: { code } })
    expect((await cart()).itens).toEqual([])
  })
})

describe('two products together', () => {
  const pair = () => ({
    produtoPrincipal: { idProduto: products['violino']?.idProduto, idAtributoSimples: sku('violino') },
    produtoIndicado: { idProduto: products['corda']?.idProduto },
  })
  const shop = (body: unknown) => api('POST', '/product/combination', { session, body })

  test('are added with their discount', async () => {
    const { body } = await shop(pair())

    expect(body.itens).toMatchObject([{ quantidade: 1 }, { quantidade: 1 }])
    expect(body).toMatchObject({
      subtotal: { valor: 100_000 },
      ajustes: [{ tipo: 'combinacao', valor: -1_000 }],
      total: 99_000,
    })
    expect(body.itens.reduce((sum, { total }) => sum + total, 0)).toBe(body.total)
  })

  test('lose the discount with the pair', async () => {
    await shop(pair())
    const { body } = await ask('DELETE', '', hashOf('corda'))

    expect(body).toMatchObject({ ajustes: [], total: 90_000, quantidadeTotal: 1 })
  })

  test('are refused if they are no pair', async () => {
    const other = { ...pair(), produtoIndicado: { idProduto: products['arco']?.idProduto } }

    expect(await shop(other)).toMatchObject({ status: 404, body: { code: 'CombinacaoInexistente' } })
    expect((await shop({})).status).toBe(400)
  })
})

describe('coupons', () => {
  beforeAll(async () => {
    const dezPorCento = { beneficio: { tipo: 'porcentagem' as const, porcentagem: 10 }, nome: '10% com DEZ' }
    await saveCoupon(database, { codigo: 'DEZ', ...dezPorCento })
    await saveCoupon(database, { codigo: 'MINIMO', ...dezPorCento, subtotalMinimo: 25_000 })
    await saveCoupon(database, { codigo: 'FRETE', beneficio: { tipo: 'freteGratis' }, nome: 'Frete grátis' })
  })
  const coupon = (method: string, code: string) => api(method, `/promotional/coupon/${code}`, { session })

  test('are limited to twenty guesses an hour, which do not tell a spent one from an unknown one', async () => {
    await saveCoupon(database, {
      codigo: 'GASTO',
      nome: 'Gasto',
      beneficio: { tipo: 'freteGratis' },
      validoAte: '2026-01-01T00:00:00Z',
    })
    await add('corda', 1)
    const context = { ip: '198.51.100.60' }
    const guess = (code: string) => api('PUT', `/promotional/coupon/${code}`, { session, context })
    const answers = []
    for (let n = 0; n < 21; n++) answers.push(await guess(n === 0 ? 'GASTO' : `CHUTE-${n}`))

    expect(answers[0]).toEqual({ ...answers[1], headers: answers[0]?.headers })
    expect(answers.slice(0, 20).map(({ body }) => body.code)).toEqual(Array(20).fill('CupomRecusado'))
    expect(answers[20]).toMatchObject({ status: 429, body: { code: 'TentativasDemais' } })
    expect(answers[20]?.headers.get('retry-after')).toBe('3600')
  })

  test('are stored with the cart, in whatever case they were typed, and removed', async () => {
    await add('corda', 1)
    const { body } = await coupon('PUT', 'dez')

    expect(body).toMatchObject({
      subtotal: { valor: 10_000 },
      cupom: { codigo: 'DEZ', label: '10% com DEZ' },
      ajustes: [{ tipo: 'cupom', origem: 'DEZ', label: 'Cupom DEZ', valor: -1_000 }],
      total: 9_000,
    })
    expect(await cart()).toEqual(body)
    expect((await coupon('DELETE', 'OUTRO')).body.cupom).toMatchObject({ codigo: 'DEZ' })
    expect((await coupon('DELETE', 'Dez')).body).toMatchObject({ cupom: null, ajustes: [], total: 10_000 })
  })

  test('replace each other', async () => {
    await add('corda', 1)
    await coupon('PUT', 'DEZ')

    expect((await coupon('PUT', 'FRETE')).body).toMatchObject({
      cupom: { codigo: 'FRETE' },
      ajustes: [],
      freteGratis: { porcentagem: 100, estado: 'verde' },
    })
  })

  test('promise free freight where the store has none of its own', async () => {
    const settings = structuredClone(DEMO_SETTINGS)
    settings.sistema.frete.ufsFreteGratis = ['SP', 'MG']
    const progress = async () =>
      (await api('GET', '/checkout/cart', { session, context: { settings } })).body.freteGratis
    const zipcode = (cep: string) => api('POST', '/checkout/zipcode', { session, body: { cep } })
    await add('corda', 9)
    expect(await progress()).toMatchObject({ estado: 'verde' })
    await zipcode('80020310')
    expect(await progress()).toBeNull()
    await zipcode('01001000')
    expect(await progress()).toMatchObject({ estado: 'verde' })

    await zipcode('80020310')
    await api('PUT', '/promotional/coupon/FRETE', { session, context: { settings } })
    expect(await progress()).toMatchObject({ porcentagem: 100, estado: 'verde' })
  })

  test('for free freight are refused where the store gives it anyway', async () => {
    await add('corda', 9)
    expect(await coupon('PUT', 'FRETE')).toMatchObject({
      status: 422,
      body: {
        data: { motivo: 'freteJaGratis' },
        mensagens: [{ mensagem: 'O frete já é grátis: guarde o cupom FRETE para outra compra.' }],
      },
    })

    const settings = structuredClone(DEMO_SETTINGS)
    settings.sistema.frete.ufsFreteGratis = ['SP']
    const elsewhere = { session, context: { settings } }
    expect((await api('PUT', '/promotional/coupon/FRETE', elsewhere)).body.cupom).toMatchObject({
      codigo: 'FRETE',
    })
  })

  test('that do not apply are refused with the reason, and leave the other one applied', async () => {
    await add('corda', 1)
    await coupon('PUT', 'DEZ')

    expect(await coupon('PUT', 'NADA')).toMatchObject({
      status: 422,
      body: {
        code: 'CupomRecusado',
        data: { motivo: 'inexistente' },
        mensagens: [{ mensagem: 'Este cupom não existe ou não vale agora. Confira as letras e os números.' }],
      },
    })
    expect(await coupon('PUT', 'MINIMO')).toMatchObject({
      status: 422,
      body: { data: { motivo: 'subtotalMinimo' } },
    })
    expect((await cart()).cupom).toMatchObject({ codigo: 'DEZ' })
  })

  test('that no longer apply are removed with a message', async () => {
    await add('corda', 3)
    await coupon('PUT', 'MINIMO')
    const { body } = await ask('PUT', '', { ...hashOf('corda'), quantidade: 1 })

    expect(body).toMatchObject({ cupom: null, total: 10_000 })
    expect(body.mensagens[0]?.mensagem).toMatch(/^O cupom saiu da sua sacola. Faltam R\$\s150,00/)
    expect((await ask('PUT', '', { ...hashOf('corda'), quantidade: 3 })).body).toMatchObject({
      cupom: null,
      mensagens: [],
    })
  })

  test('that a merchant ends are reported by each response until the shopper changes something', async () => {
    await saveCoupon(database, {
      codigo: 'CURTO',
      nome: 'Curto',
      beneficio: { tipo: 'valor', valor: 500 },
    })
    await add('corda', 1)
    await coupon('PUT', 'CURTO')
    await saveCoupon(database, {
      codigo: 'CURTO',
      nome: 'Curto',
      beneficio: { tipo: 'valor', valor: 500 },
      validoAte: '2026-11-01T03:00:00Z',
    })
    for (let n = 0; n < 2; n++)
      expect(await cart()).toMatchObject({
        cupom: null,
        mensagens: [{ mensagem: 'O cupom saiu da sua sacola. O cupom CURTO valeu até 31/10/2026.' }],
      })
    await add('corda', 1)
    expect((await ask('PUT', '', { ...hashOf('corda'), quantidade: 1 })).body.mensagens).toEqual([])
  })

  test('are refused without a cart, and without a code', async () => {
    expect(await coupon('PUT', 'DEZ')).toMatchObject({ status: 422, body: { data: { motivo: 'semItens' } } })
    expect((await coupon('PUT', '%20')).status).toBe(400)
    expect((await coupon('PUT', '%00DEZ')).status).toBe(400)
    expect((await coupon('PUT', '%F0%9F%8E%BB')).status).toBe(422)
    expect((await coupon('PUT', 'x'.repeat(41))).status).toBe(400)
  })
})

async function save(slug: string, changes: Partial<ProductInput>) {
  const { id: idProduto } = await saveProduct(database, sampleProduct(slug, changes))
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from skus where id_produto = $1 order by posicao',
    [idProduto],
  )
  products[slug] = { idProduto, skus: rows.map(({ id }) => id) }
}

function sku(slug: string, n = 0) {
  return products[slug]!.skus[n]!
}

function hashOf(slug: string) {
  return { idProduto: products[slug]!.idProduto, idAtributoSimples: sku(slug) }
}

function ask(method: string, path: string, body?: unknown) {
  return api(method, `/checkout/cart${path}`, { session, body })
}

function add(slug: string, quantidade: number, changes: object = {}) {
  return ask('POST', '', { itens: [{ idProduto: products[slug]!.idProduto, quantidade, ...changes }] })
}

async function cart() {
  return (await ask('GET', '')).body
}
