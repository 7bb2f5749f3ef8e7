import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveRedirect } from './addresses/save-redirect.ts'
import { prepareFixtures, sampleBrand, sampleProduct, sampleSku } from './catalog.fixtures.ts'
import { saveBrand } from './collections/brands/save-brand.ts'
import { saveLandingPage } from './collections/landing-pages/save-landing-page.ts'
import { saveList } from './collections/lists/save-list.ts'
import { saveShowcase } from './collections/showcases/save-showcase.ts'
import { saveProduct } from './product/editing/save-product.ts'
import { catalogRoutes } from './routes.ts'

let database: TestDatabase
const ids: Record<string, number> = {}

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await prepareFixtures(db)
  await saveBrand({ db }, sampleBrand('elixir', { nome: 'Elixir', descricao: '<p>Cordas</p>', pais: 'EUA' }))
  await saveBrand({ db }, sampleBrand('vazia'))
  for (const slug of ['um', 'dois', 'tres', 'quatro'])
    ids[slug] = (await saveProduct({ db }, sampleProduct(slug, { vendas: slug.length }))).id
  ids['esgotado'] = (
    await saveProduct({ db }, sampleProduct('esgotado', { skus: [sampleSku('E', { estoque: 0 })] }))
  ).id
  ids['arco'] = (
    await saveProduct(
      { db },
      sampleProduct('arco', {
        nome: 'Arco',
        categoria: 'arcos',
        marca: { slug: '3rd', nome: '3rd Stone' },
        relacionados: ['tres'],
      }),
    )
  ).id
  await saveList(
    { db },
    {
      slug: 'volta-as-aulas',
      titulo: 'Volta às aulas',
      descricao: '<p>Tudo</p>',
      itens: [
        { produto: 'dois', quantidade: 2 },
        { produto: 'esgotado', quantidade: 1 },
      ],
    },
  )
  await saveShowcase(
    { db },
    {
      hash: 'vitrine-1',
      titulo: 'Destaques',
      descricao: '',
      link: '/cordas',
      produtos: ['arco'],
      automatica: { order: 'Mais vendidos', categoria: 'cordas' },
    },
  )
  await saveShowcase(
    { db },
    { hash: 'vazia', titulo: 'Nada', descricao: '', link: null, produtos: [], automatica: null },
  )
  await saveLandingPage(
    { db },
    {
      slug: 'ofertas',
      titulo: 'Ofertas',
      descricao: '',
      selecao: 'disponivel=1&ordem=menor-preco',
      categoria: null,
      produtos: [],
      seo: null,
    },
  )
  await saveRedirect({ db }, { de: '/velho/', para: '/cordas' })
})
afterAll(() => database.close())

describe('the address', () => {
  test.each([
    ['/', 'home', '/'],
    ['/um', 'produto', '/um'],
    ['/Cordas/', 'categoria', '/cordas'],
    ['/cordas/cordas-para-violino/jogos', 'categoria', '/cordas/cordas-para-violino/jogos'],
    ['/marcas', 'marca', '/marcas'],
    ['/marcas/elixir?pg=2', 'marca', '/marcas/elixir'],
    ['/lista/volta-as-aulas', 'lista', '/lista/volta-as-aulas'],
    ['/busca', 'busca', '/busca'],
    ['/pagina/garantia', 'pagina', '/pagina/garantia'],
    ['/ofertas', 'landing-page', '/ofertas'],
  ])('%s is a %s', async (url, nivel, canonical) => {
    expect(await get('/url/verify', { url })).toEqual({ status: 200, body: { nivel, canonical } })
  })

  test.each([
    ['/velho', '/cordas'],
    ['/cordas/um', '/um'],
    ['/um/qualquer', '/um'],
  ])('%s redirects to %s', async (url, to) => {
    expect(await get('/url/verify', { url })).toMatchObject({
      status: 404,
      body: { code: 'EnderecoMudou', data: { url: to } },
    })
  })

  test.each([
    '/nada',
    '/checkout',
    '/marcas/nada',
    '/lista/nada',
    '/cordas/nada',
    '/a/b/c/d',
    '/busca/x',
    '/a%',
  ])('%s is unknown', async (url) => {
    expect(await get('/url/verify', { url })).toMatchObject({
      status: 404,
      body: { code: 'PaginaInexistente' },
    })
  })

  test.each<Record<string, string>>([{}, { url: 'cordas' }, { url: `/${'a'.repeat(600)}` }])(
    '%j is refused',
    async (query) => {
      expect((await get('/url/verify', query)).status).toBe(400)
    },
  )
})

describe('listings', () => {
  test.each([
    ['category', '/cordas', 5, 'Tudo de cordas', 'categoria'],
    ['category', '/cordas/cordas-para-violino/jogos', 0, 'Tudo de jogos', 'categoria'],
    ['brand', '/marcas/elixir', 5, 'Elixir', 'marca'],
    ['brand', '/marcas/vazia', 0, 'VAZIA', 'marca'],
    ['landing-page', '/ofertas', 5, 'Ofertas', 'landing-page'],
  ])('%s %s', async (type, url, total, titulo, nivel) => {
    const { status, body } = await get(`/url/product/listing/${type}`, { url })
    expect([status, body]).toMatchObject([
      200,
      { estrutura: { nivel, seo: { canonical: url } }, conteudo: { detalhes: { titulo } }, info: { total } },
    ])
    expect(body.conteudo.sugestoes.length > 0).toBe(total === 0)
  })

  test.each([
    ['category', '/nada'],
    ['category', '/um'],
    ['category', '/marcas/elixir'],
    ['brand', '/marcas/nada'],
    ['brand', '/cordas'],
    ['landing-page', '/nada'],
  ])('%s %s is unknown', async (type, url) => {
    const { status, body } = await get(`/url/product/listing/${type}`, { url })
    expect([status, body.code]).toEqual([404, 'PaginaInexistente'])
  })

  test.each<[string, Record<string, string>]>([
    ['category', {}],
    ['category', { url: '/cordas', limit: '0' }],
    ['category', { url: '/cordas', limit: '1000' }],
    ['category', { url: '/cordas', offset: '-1' }],
    ['category', { url: '/cordas', offset: 'muitos' }],
    ['category', { url: '/cordas', order: 'Sei lá' }],
    ['category', { url: '/cordas?pg=abc' }],
    ['nada', { url: '/cordas' }],
  ])('%s %j is refused', async (type, query) => {
    expect((await get(`/url/product/listing/${type}`, query)).status).toBe(400)
  })

  test('only the whole listing is indexed, each page under its own address', async () => {
    const seo = async (url: string) =>
      (await get('/url/product/listing/category', { url })).body.estrutura.seo
    expect(await seo('/cordas')).toMatchObject({ indexar: true, canonical: '/cordas' })
    expect(await seo('/cordas?pg=1')).toMatchObject({ indexar: true, canonical: '/cordas' })
    expect(await seo('/cordas?disponivel=1')).toMatchObject({ indexar: false, canonical: '/cordas' })
    expect(await seo('/cordas?ordem=a-z')).toMatchObject({ indexar: false, canonical: '/cordas' })
    expect(await seo('/cordas?pg=2&ipp=2')).toMatchObject({ indexar: false, canonical: '/cordas?pg=2' })
  })

  test('a brand can be filtered by the shop’s first-level categories', async () => {
    const { body } = await get('/url/product/listing/brand', { url: '/marcas/elixir' })
    expect(body.conteudo.detalhes.categorias.filhas).toEqual([
      { nome: 'cordas', url: '/cordas?marca=elixir', total: 5, imagem: null },
    ])
  })

  test('a response is tagged with what it was made of', async () => {
    const requestContext = testContext(database.db)
    await get('/url/product/listing/category', { url: '/cordas' }, requestContext)
    expect([...requestContext.noted].toSorted()).toEqual([
      expect.stringMatching(/^categoria:\d+$/),
      'categorias',
      // Cards show promotions.
      'promocoes',
    ])
  })
})

describe('a product', () => {
  test('is returned with all fields', async () => {
    const { status, body } = await get('/url/product/detail', { url: '/um' })
    expect([status, body.conteudo]).toMatchObject([
      200,
      { url: '/um', status: 'disponivel', skus: [{ sku: 'UM', selecao: '' }], combinacoes: [], conjunto: [] },
    ])
  })

  test('keeps its page when sold out', async () => {
    const { body } = await get('/url/product/detail', { url: '/esgotado' })
    expect(body.conteudo).toMatchObject({ status: 'indisponivel', precos: { precoPor: 10_000 } })
  })

  test.each(['/nada', '/cordas', '/'])('%s is unknown', async (url) => {
    const { status, body } = await get('/url/product/detail', { url })
    expect([status, body.code]).toEqual([404, 'ProdutoInexistente'])
  })

  test('needs an address', async () => {
    expect((await get('/url/product/detail', {})).status).toBe(400)
  })
})

describe('showcases', () => {
  test('show their own products first, then those of their order', async () => {
    const { body } = await get('/showcase/products/vitrine-1', { limit: '3' })
    expect(body.vitrine).toEqual({ hash: 'vitrine-1', titulo: 'Destaques', descricao: '', link: '/cordas' })
    expect(urls(body)).toEqual(['/arco', '/quatro', '/dois'])
  })

  test('may be empty', async () => {
    expect((await get('/showcase/products/vazia', {})).body.produtos).toEqual([])
  })

  test('return a 404 if unknown', async () => {
    const { status, body } = await get('/showcase/products/nada', {})
    expect([status, body.code]).toEqual([404, 'VitrineInexistente'])
  })

  test.each(['0', '49', 'x'])('refuse %s as the number of products', async (limit) => {
    expect((await get('/showcase/products/vitrine-1', { limit })).status).toBe(400)
  })
})

describe('related products', () => {
  const related = (query: Record<string, string>) =>
    get('/showcase/products/produto-detalhe-relacionados', query)

  test('are those of the same category, without the product itself and sold-out ones', async () => {
    const { body } = await related({ productId: String(ids['um']) })
    expect(urls(body).sort()).toEqual(['/dois', '/quatro', '/tres'])
  })

  test('begin with those that the merchant chose', async () => {
    expect(urls((await related({ productId: String(ids['arco']) })).body)).toEqual(['/tres'])
  })

  test.each([
    [{ productId: '999999' }, 404],
    [{ productId: 'x' }, 400],
    [{ productId: '0' }, 400],
    [{}, 400],
  ])('for %j return %i', async (query, status) => {
    expect((await related(query)).status).toBe(status)
  })
})

describe('recently seen products', () => {
  const seen = (seenProducts: string) => get('/showcase/products/ultimos-vistos', { seenProducts })

  test('keep their order; unknown ones are left out', async () => {
    const { body } = await seen(`${ids['tres']},999999,${ids['um']},${ids['tres']}`)
    expect(urls(body)).toEqual(['/tres', '/um'])
  })

  test('may be none', async () => {
    expect((await seen('999999')).body.produtos).toEqual([])
  })

  test.each(['', 'a', '1,', '1;2', '9999999999'])('%j is refused', async (list) => {
    expect((await seen(list)).status).toBe(400)
  })
})

test('brands are grouped by letter, digits last, without empty ones', async () => {
  const { body } = await get('/brands', {})
  expect(body.conteudo.letras).toEqual([
    { letra: 'E', marcas: [{ nome: 'Elixir', url: '/marcas/elixir', pais: 'EUA', total: 5 }] },
    { letra: '#', marcas: [{ nome: '3rd Stone', url: '/marcas/3rd', pais: null, total: 1 }] },
  ])
})

describe('lists', () => {
  test('are returned with their first pictures', async () => {
    const { body } = await get('/url/list/listing', {})
    expect(body.conteudo.listas).toMatchObject([
      { hash: 'volta-as-aulas', url: '/lista/volta-as-aulas', descricao: 'Tudo', totalItens: 2 },
    ])
    expect(body.info).toMatchObject({ total: 1, pg: 1, prev: null, next: null, self: '' })
  })

  test.each([
    [{ url: '/lista?pg=abc' }, 400],
    [{ url: '/lista?pg=2' }, 404],
    [{ limit: '0' }, 400],
    [{ offset: '5' }, 200],
  ])('for %j return %i', async (query, status) => {
    expect((await get('/url/list/listing', query)).status).toBe(status)
  })

  test('one list totals what is in stock', async () => {
    const { body } = await get('/url/list/detail', { url: '/lista/volta-as-aulas' })
    expect(body.conteudo).toMatchObject({
      totalItens: 2,
      total: 20_000,
      itens: [{ quantidade: 2 }, { quantidade: 1 }],
    })
  })

  test.each(['/lista/nada', '/lista', '/cordas'])('%s is unknown', async (url) => {
    const { status, body } = await get('/url/list/detail', { url })
    expect([status, body.code]).toEqual([404, 'ListaInexistente'])
  })
})

const handler = new OpenAPIHandler(catalogRoutes)

// biome-ignore lint/suspicious/noExplicitAny: answers are compared as they come over the wire.
type Answer = { status: number; body: any }

async function get(
  path: string,
  query: Record<string, string>,
  requestContext = testContext(database.db),
): Promise<Answer> {
  const url = `http://loja/v2/front${path}?${new URLSearchParams(query)}`
  const { response } = await handler.handle(new Request(url), { context: requestContext })

  return { status: response?.status ?? 0, body: await response?.json() }
}

function urls({ produtos }: { produtos: { url: string }[] }): string[] {
  return produtos.map(({ url }) => url)
}
