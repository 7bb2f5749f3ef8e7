import { safe } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { listAddresses, listFiles } from '../addresses/list-addresses.ts'
import { saveRedirect } from '../addresses/save-redirect.ts'
import { verifyUrl } from '../addresses/verify-url.ts'
import {
  prepareFixtures,
  SAMPLE_PICTURE,
  sampleBrand,
  sampleCategory,
  sampleProduct,
} from '../catalog.fixtures.ts'
import { getListing } from '../listing/get-listing.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { saveBrand } from './brands/save-brand.ts'
import { saveCategory } from './categories/save-category.ts'
import { saveLandingPage } from './landing-pages/save-landing-page.ts'
import { getList } from './lists/get-list.ts'
import { saveList } from './lists/save-list.ts'
import { getShowcase } from './showcases/get-showcase.ts'
import { saveShowcase } from './showcases/save-showcase.ts'

let database: TestDatabase
let context: ReturnType<typeof testContext>
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('um'))
})
afterAll(() => database.close())
beforeEach(() => {
  context = testContext(database.db)
})

const list = { slug: 'kit', titulo: 'Kit', descricao: '', itens: [{ produto: 'um', quantidade: 1 }] }
const showcase = {
  hash: 'home',
  titulo: 'Home',
  descricao: '',
  link: null,
  produtos: ['um'],
  automatica: null,
}
const landing = {
  slug: 'ofertas',
  titulo: 'Ofertas',
  descricao: '',
  selecao: 'oferta=1',
  categoria: null,
  produtos: [],
  seo: null,
}

test.each<[string, () => Promise<{ mudou: boolean }>]>([
  [
    'a brand',
    () => saveBrand(database, sampleBrand('nova', { imagem: { arquivo: SAMPLE_PICTURE, alt: 'Nova' } })),
  ],
  ['a category', () => saveCategory(database, sampleCategory('novas'))],
  ['a list', () => saveList(database, list)],
  ['a showcase', () => saveShowcase(database, showcase)],
  ['a landing page', () => saveLandingPage(database, landing)],
  ['a redirect', () => saveRedirect(database, { de: '/antigo', para: '/cordas' })],
])('%s saved twice is stored once', async (_, save) => {
  expect((await save()).mudou).toBe(true)
  expect((await save()).mudou).toBe(false)
})

test('a change of items alone counts as a change', async () => {
  const twice = { ...list, itens: [{ produto: 'um', quantidade: 2 }] }
  expect((await saveList(database, twice)).mudou).toBe(true)
  expect((await getList(context, { url: '/lista/kit' })).conteudo.itens[0]?.quantidade).toBe(2)
  expect((await saveShowcase(database, { ...showcase, produtos: [] })).mudou).toBe(true)
  expect((await getShowcase(context, { hash: 'home', limit: 12 })).produtos).toEqual([])
})

test('a brand’s new name appears on its products’ cards', async () => {
  await saveBrand(database, sampleBrand('elixir', { nome: 'Elixir Strings' }))
  const { produtos } = (await getListing(context, { type: 'category', url: '/cordas' })).conteudo
  expect(produtos[0]?.marca.nome).toBe('Elixir Strings')
})

describe('a category', () => {
  test('needs its parent', async () => {
    const { error } = await safe(saveCategory(database, sampleCategory('nada/x')))
    expect(error).toMatchObject({ code: 'ReferenciaInexistente', data: { valor: 'nada' } })
  })

  test.each(['um', 'marcas', 'ofertas'])('of the first level can’t be /%s', async (slug) => {
    await saveLandingPage(database, landing)
    const { error } = await safe(saveCategory(database, sampleCategory(slug)))
    expect(error).toMatchObject({ code: 'EnderecoOcupado', data: { slug } })
  })

  test('below another may have any name', async () => {
    await saveCategory(database, sampleCategory('arcos/um'))
    expect(await verifyUrl(context, { url: '/arcos/um' })).toMatchObject({ nivel: 'categoria' })
  })

  test('shows its ancestors, siblings and children, without empty ones', async () => {
    const { categorias } = (
      await getListing(context, { type: 'category', url: '/cordas/cordas-para-violino' })
    ).conteudo.detalhes
    expect(categorias).toMatchObject({
      niveisAnteriores: [{ url: '/cordas', total: 1 }],
      atual: { url: '/cordas/cordas-para-violino', total: 1 },
      irmas: [],
      filhas: [],
    })
  })
})

describe('a redirect', () => {
  test('redirects in one step', async () => {
    await saveRedirect(database, { de: '/a', para: '/b' })
    await saveRedirect(database, { de: '/b', para: '/um' })
    const { error } = await safe(verifyUrl(context, { url: '/a' }))
    expect(error).toMatchObject({ code: 'EnderecoMudou', data: { url: '/um' } })
  })

  test('never points to itself', async () => {
    const { error } = await safe(saveRedirect(database, { de: '/x/', para: '/X' }))
    expect(error).toMatchObject({ code: 'CadastroInvalido' })
  })

  test('never makes a loop', async () => {
    await saveRedirect(database, { de: '/ida', para: '/volta' })
    await saveRedirect(database, { de: '/volta', para: '/ida' })
    const { error } = await safe(verifyUrl(context, { url: '/volta' }))
    expect(error).toMatchObject({ code: 'EnderecoMudou', data: { url: '/ida' } })
    expect((await safe(verifyUrl(context, { url: '/ida' }))).error).toMatchObject({
      code: 'PaginaInexistente',
    })
  })
})

test('an unknown product in a list or showcase is refused', async () => {
  const inList = await safe(saveList(database, { ...list, itens: [{ produto: 'nada', quantidade: 1 }] }))
  const inShowcase = await safe(saveShowcase(database, { ...showcase, produtos: ['nada'] }))
  expect(inList.error).toMatchObject({
    code: 'ReferenciaInexistente',
    data: { campo: 'itens', valor: 'nada' },
  })
  expect(inShowcase.error).toMatchObject({ code: 'ReferenciaInexistente', data: { campo: 'produtos' } })
})

test.each([
  ['produtos', ['/um']],
  ['categorias', ['/cordas', '/cordas/cordas-para-violino']],
  ['marcas', ['/marcas/elixir']],
  ['listas', ['/lista/kit']],
] as const)('the sitemap lists only %s that show something', async (tipo, urls) => {
  const enderecos = await listAddresses(context, { tipo, file: 1 })
  expect(enderecos.map(({ url }) => url)).toEqual(urls)
  expect(enderecos[0]?.atualizadoEm).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await listFiles(context, tipo)).toEqual([1])
  expect(await listAddresses(context, { tipo, file: 2 })).toEqual([])
})

test('a file of the sitemap has a range of ids, and files without products are not listed', async () => {
  await database.pool.query("select setval(pg_get_serial_sequence('produtos', 'id'), 30000)")
  await saveProduct(database, sampleProduct('longe'))

  expect(await listFiles(context, 'produtos')).toEqual([1, 4])
  expect(await listAddresses(context, { tipo: 'produtos', file: 2 })).toEqual([])
  expect(await listAddresses(context, { tipo: 'produtos', file: 4 })).toMatchObject([{ url: '/longe' }])
})
