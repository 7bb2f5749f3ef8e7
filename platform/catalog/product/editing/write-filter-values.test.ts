import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Comparison, Listing } from '#contract/catalog/catalog.ts'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import type { PanelLandingPage } from '#contract/content/landing-pages.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { unbroken } from '#domain/product/specifications/units.ts'
import {
  prepareFixtures,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { samplePiece } from '#platform/catalog/pieces/pieces.fixtures.ts'
import { productsJobs } from '#platform/catalog/products-jobs.ts'
import { migrate } from '#platform/database/migrate.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { getProduct } from '../page/get-product.ts'

type Cell = { idSku: number; idProduto: number; versao: number }
type Answer = SpecificationTemplate & PanelLandingPage & { itens: Cell[]; data: { campos: unknown[] } }

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>

beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
  await prepareFixtures(database.db)
})
afterAll(() => database.close())

const GAUGE = sampleField({ label: 'Calibre', filtro: true, tipo: 'numero', unidade: 'mm' })
const THICKNESS = { ...GAUGE, label: 'Espessura', filtragem: 'faixa' as const }

describe('a filter', () => {
  test('has one box for all spellings of a value, and shows each product with the SKU that has it', async () => {
    const categoria = await category('uma-caixa')
    await putTemplate({ categoria, versao: 0, campos: [GAUGE] })
    await create(categoria, 'zeros', { Calibre: ['0,60 mm', '0,73 mm'] })
    await create(categoria, 'junto', { Calibre: ['1 mm', '0,6mm'] })
    await create(categoria, 'polegadas', { Calibre: ['.024 pol', '1/2"'] })
    await create(categoria, 'centimetros', { Calibre: ['0.06cm'] })
    await create(categoria, 'palavra', { Calibre: ['Médio'] })

    expect(await boxes(categoria)).toEqual([
      '0,6 mm 3',
      '0,6096 mm 1',
      '0,73 mm 1',
      '1 mm 1',
      '12,7 mm 1',
      'Médio 1',
    ])
    expect(await found(`/${categoria}?calibre=0-6-mm`)).toEqual([
      '/centimetros?calibre=0-06cm',
      '/junto?calibre=0-6mm',
      '/zeros?calibre=0-60-mm',
    ])
    expect(await found(`/${categoria}?calibre=0-6096-mm`)).toEqual(['/polegadas?calibre=024-pol'])
    expect(await optionsOf('/zeros')).toEqual(['Calibre: 0,60 mm', 'Calibre: 0,73 mm'])
    expect(await optionsOf('/junto')).toEqual(['Calibre: 1 mm', 'Calibre: 0,6mm'])
  })

  test('from one number to another finds variants, on a page of the merchant’s rules, too', async () => {
    const categoria = await category('por-faixa')
    await putTemplate({ categoria, versao: 0, campos: [THICKNESS] })
    await create(categoria, 'fina', { Espessura: ['0.46mm', '2mm'] })
    await create(categoria, 'media', { Espessura: ['.60', '0.88'] })
    await create(categoria, 'grossa', { Espessura: ['1,5 mm'] })
    const body = { titulo: 'Finas', descricao: '', produtos: [], seo: null }
    await ask('POST', '/landing-pages', {
      papel: 'catalogo',
      body: { ...body, slug: 'finas', selecao: 'espessura=0.4..0.7', categoria },
    })

    const thin = ['/fina?espessura=0-46mm', '/media?espessura=60']
    expect(await found(`/${categoria}?espessura=..0.7`)).toEqual(thin)
    expect(await found('/finas', 'landing-page')).toEqual(thin)
    expect(await found(`/${categoria}?espessura=1.9..`)).toEqual(['/fina?espessura=2mm'])
  })

  test('knows a number whose word another product has written otherwise first', async () => {
    const categoria = await category('escrito-antes')
    await create(await category('sem-modelo'), 'primeiro', { Espessura: ['0.35 mm'] })
    await putTemplate({ categoria, versao: 0, campos: [THICKNESS] })
    await create(categoria, 'segundo', { Espessura: ['0,350mm', '3 mm'] })

    expect(await found(`/${categoria}?espessura=0.3..0.4`)).toEqual(['/segundo?espessura=0-350mm'])
    expect(await optionsOf('/primeiro')).toEqual(['Espessura: 0,35 mm'])
  })

  test('is that of the field, whatever unit the name of the option states', async () => {
    const categoria = await category('nome-com-unidade')
    await putTemplate({ categoria, versao: 0, campos: [GAUGE] })
    await create(categoria, 'em-cm', { 'Calibre (cm)': ['0.06', '0.1'] })
    await create(categoria, 'em-mm', { Calibre: ['0,6', '1'] })
    await create(categoria, 'na-ficha', { Cor: ['Azul'] }, [
      { label: 'Calibre', valor: '0.60', filtro: false },
    ])

    expect(await boxes(categoria)).toEqual(['0,6 mm 3', '1 mm 2'])
    expect(await found(`/${categoria}?calibre=1-mm`)).toEqual(['/em-cm?calibre-cm=0-1', '/em-mm?calibre=1'])
    expect(await found(`/${categoria}?calibre=0-6-mm&cor=azul`)).toEqual(['/na-ficha?cor=azul'])
    expect(await optionsOf('/em-cm')).toEqual(['Calibre (cm): 0.06', 'Calibre (cm): 0.1'])
  })

  test('finds pieces by the value of the variant that they are of', async () => {
    const categoria = await category('com-exemplar')
    await putTemplate({ categoria, versao: 0, campos: [GAUGE] })
    await create(categoria, 'peca', { Calibre: ['0.60mm', '0.73mm'] }, [], { estoque: 0 })
    await samplePiece(database.db, 'PECA-0.60MM', { precoPor: 2_000 })

    const [card] = await cards(`/${categoria}?calibre=0-6-mm`)
    expect(card).toMatchObject({ url: '/peca?exemplar=sn-1', precos: { precoPor: 2_000 } })
    const again = await ask('GET', `/products/${card?.id}`, { papel: 'leitura' })
    const { status } = await ask('PUT', `/products/${card?.id}`, {
      papel: 'catalogo',
      body: { ...again.body, nome: 'Outro nome' },
    })
    expect(status).toBe(200)
    expect(await found(`/${categoria}?calibre=0-6-mm`)).toEqual(['/peca?exemplar=sn-1'])
  })
})

describe('a template', () => {
  test('that comes later reads the variants of its products, and old addresses and rules find them', async () => {
    const categoria = await category('modelo-depois')
    await create(categoria, 'md-1', { Calibre: ['0,60 mm', '0,73 mm'] })
    await create(categoria, 'md-2', { Calibre: ['0,6mm', '1 mm'] })
    await create(categoria, 'md-3', { 'Calibre (mm)': ['0.66', '3'] })
    const page = await createPage('md-pagina', { selecao: 'calibre=0-60-mm', categoria })
    const other = await createPage('md-outra', { selecao: 'calibre-mm=0-66', categoria })
    const [before] = await versionsOf('md-1')
    await putTemplate({ categoria, versao: 0, campos: [GAUGE] })
    await runJobs()

    const both = ['/md-1?calibre=0-60-mm', '/md-2?calibre=0-6mm']
    expect(await found(`/${categoria}?calibre=0-6-mm`)).toEqual(both)
    expect(await found(`/${categoria}?calibre=0-60-mm`)).toEqual(both)
    expect(await found('/md-pagina', 'landing-page')).toEqual(both)
    expect((await ask('GET', `/landing-pages/${page}`, { papel: 'leitura' })).body.selecao).toBe(
      'calibre=0-6-mm',
    )
    const named = ['/md-3?calibre-mm=0-66']
    expect(await found(`/${categoria}?calibre-mm=0-66`)).toEqual(named)
    expect(await found('/md-outra', 'landing-page')).toEqual(named)
    expect((await ask('GET', `/landing-pages/${other}`, { papel: 'leitura' })).body.selecao).toBe(
      'calibre=0-66-mm',
    )
    // A form that was open is saved: nothing in it has changed.
    expect(await versionsOf('md-1')).toEqual([before])
  })

  test('in another unit takes variants along, which old addresses find at every moment', async () => {
    const categoria = await category('outra-unidade')
    const { versao } = await putTemplate({ categoria, versao: 0, campos: [GAUGE] })
    await create(categoria, 'ou-1', { Calibre: ['2,540mm', '0,73 mm'] })
    await create(categoria, 'ou-2', { 'Calibre (mm)': ['0.73', '2.54'] })
    const page = await createPage('ou-pagina', { selecao: 'calibre=2-54-mm', categoria })
    const ranged = await createPage('ou-todas', { selecao: 'ordem=a-z&calibre=2-54-mm', categoria: null })
    const both = ['/ou-1?calibre=2-540mm', '/ou-2?calibre-mm=2-54']
    const lists = async () => [
      await found(`/${categoria}?calibre=2-54-mm`),
      await found('/ou-pagina', 'landing-page'),
      await found('/ou-todas', 'landing-page'),
    ]
    expect(await lists()).toEqual([both, both, both])

    await putTemplate({ categoria, versao, campos: [{ ...GAUGE, unidade: 'pol' }] })
    expect(await lists()).toEqual([both, both, both])
    await runJobs()
    expect(await lists()).toEqual([both, both, both])
    expect(await boxes(categoria)).toEqual(['0,0287402 pol. 2', '0,1 pol. 2'])
    for (const [id, selecao] of [
      [page, 'calibre=0-1-pol'],
      [ranged, 'calibre=0-1-pol&ordem=a-z'],
    ])
      expect((await ask('GET', `/landing-pages/${id}`, { papel: 'leitura' })).body.selecao).toBe(selecao)
  })

  test('that is removed leaves variants with their own spelling', async () => {
    const categoria = await category('sem-mais')
    const { versao } = await putTemplate({ categoria, versao: 0, campos: [GAUGE] })
    await create(categoria, 'sm-1', { Calibre: ['0,60 mm', '0,73 mm'] })
    await create(categoria, 'sm-2', { 'Calibre (mm)': ['0.6', '2'] })
    expect(await boxes(categoria)).toEqual(['0,6 mm 2', '0,73 mm 1', '2 mm 1'])

    await putTemplate({ categoria, versao, campos: [] })
    await runJobs()
    expect(await boxes(categoria)).toEqual(['0,60 mm 1', '0,73 mm 1'])
    expect(await boxes(categoria, 'calibre-mm')).toEqual(['0.6 1', '2 1'])
    expect(await found(`/${categoria}?calibre=0-60-mm`)).toEqual(['/sm-1?calibre=0-60-mm'])
  })

  test('does not rename a field that options fill, under whatever name', async () => {
    const categoria = await category('nome-fica')
    const { versao } = await putTemplate({ categoria, versao: 0, campos: [GAUGE] })
    await create(categoria, 'nf-1', { 'Calibre (mm)': ['0.6', '1'] })

    const { status, body } = await ask('PUT', '/specification-templates', {
      papel: 'catalogo',
      body: {
        categoria,
        versao,
        instrumento: null,
        campos: [{ ...GAUGE, label: 'Diâmetro', labelAntes: 'Calibre' }],
      },
    })
    expect(status).toBe(422)
    expect(body.data.campos).toMatchObject([{ campo: 'campos.0.label' }])
  })

  test('of another category reads a product that is moved there in the grid', async () => {
    const [from, to] = [await category('de-onde'), await category('para-onde')]
    await putTemplate({ categoria: to, versao: 0, campos: [GAUGE] })
    await create(from, 'movido', { Calibre: ['0,60 mm', '1,0 mm'] })
    expect(await boxes(from)).toEqual(['0,60 mm 1', '1,0 mm 1'])
    const [row] = (await ask('GET', `/grid?categoria=${from}`, { papel: 'leitura' })).body.itens
    const celulas = [{ idSku: row?.idSku, campo: 'categoria', valor: to }]
    const produtos = [{ id: row?.idProduto, versao: row?.versao, celulas }]
    expect((await ask('PUT', '/grid', { papel: 'catalogo', body: { produtos } })).status).toBe(200)

    expect(await boxes(to)).toEqual(['0,6 mm 1', '1 mm 1'])
  })
})

test('a comparison writes options as listings filter by them, whatever merchants call them', async () => {
  const categoria = await category('comparadas')
  await putTemplate({ categoria, versao: 0, campos: [GAUGE] })
  await create(categoria, 'com-1', { Calibre: ['0,60 mm', '0,730mm'] })
  await create(categoria, 'com-2', { 'Calibre (cm)': ['0.06', '0.073'] })
  const ids = (await cards(`/${categoria}`)).map(({ id }) => id)
  const path = `/url/product/comparison?produtos=${ids.join()}`
  const { body } = await testApi<Comparison>(database.db)('GET', path)

  const texto = unbroken('0,6 mm, 0,73 mm')
  const rows = body.conteudo.grupos.flatMap(({ linhas }) => linhas)
  expect(rows.filter(({ label }) => label.startsWith('Calibre'))).toMatchObject([
    { label: 'Calibre', celulas: [{ texto }, { texto }] },
  ])
})

test('choices and sizes of options are those of the template', async () => {
  const categoria = await category('palavras')
  const campos = [
    sampleField({ label: 'Tamanho', filtro: true, papel: 'tamanho' }),
    sampleField({ label: 'Nota', filtro: true, tipo: 'nota' }),
  ]
  await putTemplate({ categoria, versao: 0, instrumento: 'violino', campos })
  await create(categoria, 'pal-1', { Tamanho: ['Adulto', '3/4'] })
  await create(categoria, 'pal-2', { Tamanho: ['4/4', '1/2'] })

  expect(await boxes(categoria, 'tamanho')).toEqual(['4/4 2', '3/4 1', '1/2 1'])
  expect(await found(`/${categoria}?tamanho=4-4`)).toEqual(['/pal-1?tamanho=adulto', '/pal-2?tamanho=4-4'])
})

test('variants of a shop of the version before are read by its templates', async () => {
  const categoria = await category('de-antes')
  await putTemplate({ categoria, versao: 0, campos: [GAUGE] })
  await create(categoria, 'da-1', { Calibre: ['0,60 mm', '1 mm'] })
  await runJobs()
  await database.pool.query('update sku_atributos set id_valor_filtro = null')
  await database.pool.query('update listagem set valores = product_value_ids(id_produto)')
  expect(await boxes(categoria)).toEqual(['0,60 mm 1', '1 mm 1'])
  await database.pool.query('delete from migrations where nome = $1', [READ_BY_TEMPLATES])
  expect(await migrate(database.pool)).toEqual([READ_BY_TEMPLATES])
  const { rows } = await database.pool.query(
    `select count(*)::integer as jobs, bool_and(start_after > now() + interval '9 minutes') as later
     from pgboss.job where name = 'catalog.apply-template' and state = 'created'`,
  )
  expect(rows).toEqual([{ jobs: expect.any(Number), later: true }])
  await database.pool.query(`update pgboss.job set start_after = now() where name = 'catalog.apply-template'`)
  await runJobs()

  expect(await boxes(categoria)).toEqual(['0,6 mm 1', '1 mm 1'])
  expect(await found(`/${categoria}?calibre=0-60-mm`)).toEqual(['/da-1?calibre=0-60-mm'])
})

const READ_BY_TEMPLATES = '0751_variants_read_by_templates.sql'

async function category(slug: string): Promise<string> {
  await saveCategory(database, sampleCategory(slug))

  return slug
}

async function putTemplate(body: object) {
  const saved = await ask('PUT', '/specification-templates', {
    papel: 'catalogo',
    body: { instrumento: null, ...body },
  })
  expect(saved.status).toBe(200)

  return saved.body
}

/** A product of the panel's form with a SKU for each value of an option. */
async function create(
  categoria: string,
  slug: string,
  options: Record<string, string[]>,
  caracteristicas: { label: string; valor: string; filtro: boolean }[] = [],
  changes: { estoque?: number } = {},
) {
  const {
    vendas: _,
    publicadoEm: __,
    kit: ___,
    combinacoes: ____,
    relacionados: _____,
    ...page
  } = sampleProduct(slug, { categoria, caracteristicas })
  const skus = Object.entries(options).flatMap(([label, values]) =>
    values.map((valor) => ({
      ...sampleSku(`${slug}-${valor}`.toUpperCase(), changes, { [label]: valor }),
      id: null,
      custo: null,
      precoPromocional: null,
    })),
  )
  const body = { ...page, skus, promocao: null, publicarEm: null, retirarEm: null }
  const { status } = await ask('POST', '/products', { papel: 'catalogo', body })
  expect(status).toBe(200)
}

async function createPage(slug: string, changes: { selecao: string; categoria: string | null }) {
  const body = { slug, titulo: slug, descricao: '', produtos: [], seo: null, ...changes }
  const { status, body: page } = await ask('POST', '/landing-pages', { papel: 'catalogo', body })
  expect(status).toBe(200)

  return page.id
}

async function listing(url: string, type: 'category' | 'landing-page' = 'category') {
  const path = `/url/product/listing/${type}?url=${encodeURIComponent(url)}`
  const { status, body } = await testApi<Listing>(database.db)('GET', path)
  expect(status).toBe(200)

  return body.conteudo
}

async function cards(url: string, type?: 'category' | 'landing-page') {
  return (await listing(url, type)).produtos
}

/** The addresses of the cards, sorted. */
async function found(url: string, type?: 'category' | 'landing-page'): Promise<string[]> {
  return (await cards(url, type)).map((card) => card.url).sort()
}

/** The values of a filter with how many products have them. */
async function boxes(categoria: string, filter = 'calibre'): Promise<string[]> {
  const { detalhes } = await listing(`/${categoria}`)
  const facet = detalhes.filtros.find(({ chave }) => chave === filter)

  return (facet?.valores ?? []).map(({ label, total }) => `${label} ${total}`)
}

/** What a shopper chooses between on a product's page. */
async function optionsOf(url: string): Promise<string[]> {
  const { skus } = (await getProduct(testContext(database.db), { url })).conteudo

  return skus.flatMap(({ atributos }) => atributos.simples.map(({ label, valor }) => `${label}: ${valor}`))
}

async function versionsOf(slug: string) {
  const { rows } = await database.pool.query('select versao, impressao from produtos where slug = $1', [slug])

  return rows
}

async function runJobs() {
  const { transport } = openMailbox()
  while ((await runWaitingJobs(productsJobs, testContext(database.db), { transport })) > 0);
}
