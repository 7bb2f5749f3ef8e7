import { safe } from '@orpc/server'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LandingPageForm, PanelLandingPage } from '#contract/content/landing-pages.ts'
import { listAddresses } from '#platform/catalog/addresses/list-addresses.ts'
import { verifyUrl } from '#platform/catalog/addresses/verify-url.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { getListing } from '#platform/catalog/listing/get-listing.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'

type Answer = PanelLandingPage & {
  code: string
  data: { atual: PanelLandingPage }
  itens: { id: number; slug: string; titulo: string; categoria: string | null; produtos: number }[]
  total: number
}

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>
let listener: pg.PoolClient
const notified: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
  await prepareFixtures(database.db)
  await sell('corda-barata', { marca: ELIXIR, precoDe: 6_000, precoPor: 5_000 })
  await sell('corda-cara', { marca: ELIXIR, precoPor: 20_000 })
  await sell('corda-rico', { marca: RICO, precoPor: 5_000 })
  await sell('arco', { marca: RICO, categoria: 'arcos', precoPor: 40_000 })
  listener = await database.pool.connect()
  listener.on('notification', ({ payload }) => notified.push(...(payload ?? '').split(' ')))
  await listener.query('listen tags')
})
afterAll(async () => {
  listener.release(true)
  await database.close()
})

beforeEach(async () => {
  await database.pool.query('delete from landing_pages')
  await database.pool.query(`delete from enderecos where tipo = 'landing-page'`)
  await emptyTables(database.pool, 'redirecionamentos')
  notified.length = 0
})

describe('a landing page', () => {
  test.each<[string, Partial<LandingPageForm>, string[]]>([
    ['what its rule finds', { selecao: 'marca=elixir' }, ['corda-barata', 'corda-cara']],
    ['all that its rule asks', { selecao: 'marca=elixir&oferta=1' }, ['corda-barata']],
    ['a category', { selecao: '', categoria: 'arcos' }, ['arco']],
    ['what its rule finds in a category', { selecao: 'marca=rico', categoria: 'cordas' }, ['corda-rico']],
    ['products chosen one by one', { selecao: '', produtos: ['arco', 'corda-cara'] }, ['arco', 'corda-cara']],
    [
      'chosen ones beside those of its rule',
      { selecao: 'oferta=1', categoria: 'cordas', produtos: ['arco'] },
      ['arco', 'corda-barata'],
    ],
    ['nothing, where nobody knows the brand', { selecao: 'marca=nenhuma' }, []],
    ['nothing, where nobody knows the attribute', { selecao: 'timbre=doce' }, []],
  ])('lists %s', async (_what, changes, slugs) => {
    const { status } = await create({ ...changes })

    expect(status).toBe(200)
    expect(await listed('/selecao')).toEqual(slugs)
  })

  test('lists products in its order, and narrowed by the address', async () => {
    await create({ selecao: 'marca=elixir&ordem=maior-preco' })
    const { produtos } = (await getListing(context(), { type: 'landing-page', url: '/selecao' })).conteudo

    expect(produtos.map(({ url }) => url)).toEqual(['/corda-cara', '/corda-barata'])
    expect(await listed('/selecao?preco=100-')).toEqual(['corda-cara'])
    expect(await listed('/selecao?marca=rico')).toEqual([])
  })

  test('still lists the brand after its slug changed', async () => {
    const { body: page } = await create({ selecao: 'marca=rico&ordem=a-z' })
    const brands = testAdminApi<{ itens: { id: number; slug: string }[] }>(database.db)
    const { itens } = (await brands('GET', '/brands', { papel: 'dono' })).body
    const { id } = itens.find(({ slug }) => slug === 'rico')!
    const form = { slug: 'daddario', nome: 'Rico', descricao: '', pais: null, imagem: null, versao: 1 }
    const brand = testAdminApi<{ versao: number }>(database.db)
    const { versao } = (await brand('GET', `/brands/${id}`, { papel: 'dono' })).body
    expect((await brands('PUT', `/brands/${id}`, { papel: 'dono', body: { ...form, versao } })).status).toBe(
      200,
    )

    expect(await listed('/selecao')).toEqual(['arco', 'corda-rico'])
    expect((await get(page.id)).body).toMatchObject({ selecao: 'marca=daddario&ordem=a-z' })
    expect(await invalidatedTags()).toContain(`landing-page:${page.id}`)
  })
})

describe('saving a landing page', () => {
  test('creates it at a free address, where it is found at once', async () => {
    await expect(verifyUrl(context(), { url: '/selecao' })).rejects.toMatchObject({
      code: 'PaginaInexistente',
    })
    const { body } = await create({
      descricao: '<p>Oi</p><script>x()</script>',
      selecao: 'pg=9&oferta=1&q=corda',
      seo: { title: 'Ofertas de corda', description: 'As melhores.' },
    })

    expect(body).toMatchObject({ versao: 1, descricao: '<p>Oi</p>', selecao: 'oferta=1' })
    expect(await invalidatedTags()).toContain('endereco:/selecao')
    expect(await verifyUrl(context(), { url: '/selecao' })).toMatchObject({ nivel: 'landing-page' })
    const { seo } = (await getListing(context(), { type: 'landing-page', url: '/selecao' })).estrutura
    expect(seo).toMatchObject({
      title: expect.stringMatching(/^Ofertas de corda/),
      description: 'As melhores.',
    })
    const enderecos = await listAddresses(context(), { tipo: 'landing-pages', file: 1 })
    expect(enderecos).toMatchObject([{ url: '/selecao' }])
    expect(await audited()).toBe('selecao.criada')
  })

  test.each(['cordas', 'arco', 'checkout', 'selecao'])('refuses the taken address /%s', async (slug) => {
    await create()

    const { status, body } = await create({ slug })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'EnderecoOcupado' })
  })

  test('creates one of many simultaneous ones with the same address', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create()))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test.each<[string, Partial<LandingPageForm>, number]>([
    ['no rule', { selecao: '' }, 422],
    ['an order alone', { selecao: 'ordem=a-z' }, 422],
    ['a rule that means nothing', { selecao: 'marca=<b>&pg=x' }, 422],
    ['an unknown category', { categoria: 'nenhuma' }, 422],
    ['an unknown product', { produtos: ['nenhum'] }, 422],
    ['a product twice', { produtos: ['arco', 'arco'] }, 400],
    ['an address with a slash', { slug: 'a/b' }, 400],
    ['no title', { titulo: ' ' }, 400],
  ])('refuses %s', async (_what, changes, status) => {
    expect((await create(changes)).status).toBe(status)
    expect(await database.pool.query('select from landing_pages')).toMatchObject({ rowCount: 0 })
  })

  test('changes it at the version that was read; old addresses redirect in one step', async () => {
    const { body: created } = await create()
    const moved = await save(created, { slug: 'promocao', titulo: 'Promoção' })
    expect(moved).toMatchObject({ status: 200, body: { slug: 'promocao', titulo: 'Promoção' } })
    expect(await audited()).toBe('selecao.alterada')
    expect(await invalidatedTags()).toEqual(
      expect.arrayContaining(['endereco:/selecao', 'endereco:/promocao', `landing-page:${created.id}`]),
    )
    await save(moved.body, { slug: 'queima' })

    expect(await leads('/selecao')).toEqual({ code: 'EnderecoMudou', para: '/queima' })
    expect(await leads('/promocao')).toEqual({ code: 'EnderecoMudou', para: '/queima' })
    expect(await listed('/queima')).toEqual(['corda-barata'])
    const stale = await save(created, { titulo: 'Antiga' })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'VersaoAntiga', data: { atual: { slug: 'queima' } } },
    })
    expect((await save((await get(created.id)).body, { slug: 'cordas' })).body.code).toBe('EnderecoOcupado')
  })

  test('changes nothing if nothing is new', async () => {
    const { body: created } = await create()
    const { body: same } = await save(created, {})

    expect(same.versao).toBe(created.versao)
    expect(await audited()).toBe('selecao.criada')
  })

  test('frees the address when it is deleted', async () => {
    const { body: created } = await create()
    const { status } = await ask('DELETE', `/landing-pages/${created.id}`, { papel: 'catalogo' })

    expect(status).toBe(200)
    expect(await audited()).toBe('selecao.excluida')
    expect(await invalidatedTags()).toContain('endereco:/selecao')
    await expect(verifyUrl(context(), { url: '/selecao' })).rejects.toMatchObject({
      code: 'PaginaInexistente',
    })
    await saveProduct(database, sampleProduct('selecao'))
    await database.pool.query(`delete from produtos where slug = 'selecao'`)
    await database.pool.query(`delete from enderecos where slug = 'selecao'`)
    expect((await get(created.id)).body.code).toBe('CadastroInexistente')
  })

  test('prevents its category from being deleted', async () => {
    const categories = testAdminApi<{ id: number; code: string }>(database.db)
    const created = await categories('POST', '/categories', {
      papel: 'catalogo',
      body: {
        idPai: null,
        slug: 'outlet',
        nome: 'Outlet',
        titulo: 'Outlet',
        descricao: '',
        imagem: null,
        seo: null,
      },
    })
    await create({ selecao: '', categoria: 'outlet' })

    expect(
      (await categories('DELETE', `/categories/${created.body.id}`, { papel: 'catalogo' })).body.code,
    ).toBe('CadastroEmUso')
  })
})

test('the list finds pages by title, newest first', async () => {
  await create({ slug: 'um', titulo: 'Promoção de verão', categoria: 'cordas' })
  await create({ slug: 'dois', titulo: 'Volta às aulas', selecao: '', produtos: ['arco'] })
  const all = (await ask('GET', '/landing-pages', { papel: 'leitura' })).body

  expect(all).toMatchObject({
    total: 2,
    itens: [
      { slug: 'dois', categoria: null, produtos: 1 },
      { slug: 'um', categoria: 'cordas', produtos: 0 },
    ],
  })
  const { itens } = (await ask('GET', '/landing-pages?busca=promocao', { papel: 'leitura' })).body
  expect(itens.map(({ slug }) => slug)).toEqual(['um'])
})

const ELIXIR = { slug: 'elixir', nome: 'Elixir' }
const RICO = { slug: 'rico', nome: 'Rico' }

type Goods = { marca: typeof RICO; categoria?: string; precoDe?: number; precoPor: number }

function sell(slug: string, { marca, categoria = 'cordas', precoDe, precoPor }: Goods) {
  const sku = { ...sampleSku(slug.toUpperCase()), precoDe: precoDe ?? null, precoPor }

  return saveProduct(database, sampleProduct(slug, { marca, categoria, skus: [sku] }))
}

function create(changes: Partial<LandingPageForm> = {}) {
  const form = {
    slug: 'selecao',
    titulo: 'Seleção',
    descricao: '',
    selecao: 'oferta=1',
    categoria: null,
    produtos: [],
    seo: null,
  }

  return ask('POST', '/landing-pages', { papel: 'catalogo', body: { ...form, ...changes } })
}

function save({ id, produtos, ...page }: PanelLandingPage, changes: Partial<LandingPageForm>) {
  const body = { ...page, produtos: produtos.map(({ slug }) => slug), ...changes }

  return ask('PUT', `/landing-pages/${id}`, { papel: 'catalogo', body })
}

function get(id: number) {
  return ask('GET', `/landing-pages/${id}`, { papel: 'leitura' })
}

function context() {
  return testContext(database.db)
}

async function listed(url: string): Promise<string[]> {
  const { conteudo } = await getListing(context(), { type: 'landing-page', url })

  return conteudo.produtos.map((card) => card.url.slice(1)).sort()
}

/** The refusal that an old address gets. */
async function leads(url: string): Promise<{ code: string; para: string }> {
  const { error } = await safe(verifyUrl(context(), { url }))
  const { code, data } = error as unknown as { code: string; data: { url: string } }

  return { code, para: data.url }
}

async function invalidatedTags(): Promise<string[]> {
  await listener.query('select 1')

  return notified
}

async function audited(): Promise<string> {
  const { rows } = await database.pool.query('select acao from auditoria order by id desc limit 1')

  return rows[0].acao
}
