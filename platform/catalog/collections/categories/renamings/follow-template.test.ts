import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import type { PanelGuide } from '#contract/content/guides/admin-guides.ts'
import type { Guide } from '#contract/content/guides/guides.ts'
import type { PanelLandingPage } from '#contract/content/landing-pages.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import {
  prepareFixtures,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { getListing } from '#platform/catalog/listing/get-listing.ts'
import { saveProducts } from '#platform/catalog/product/editing/save-products.ts'
import { productsJobs } from '#platform/catalog/products-jobs.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { saveCategory } from '../save-category.ts'

type Answer = SpecificationTemplate & PanelLandingPage & PanelGuide & { itens: PanelGuide[] }

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>

beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
  await prepareFixtures(database.db)
})
afterAll(() => database.close())

const TENSION = sampleField({ label: 'Tensão', filtro: true, tipo: 'escolha', opcoes: ['Leve', 'Alta'] })
const SCALE = sampleField({
  label: 'Escala',
  filtro: true,
  filtragem: 'faixa',
  tipo: 'numero',
  unidade: 'mm',
})

const RENAMED = {
  ...TENSION,
  label: 'Puxada',
  labelAntes: 'Tensão',
  opcoes: ['Macia', 'Alta'],
  opcoesAntes: [{ de: 'Leve', para: 'Macia' }],
}

test('landing pages and guides select the same products by the new names, at every moment, and say so', async () => {
  const categoria = await category('seguidas')
  const { versao } = await putTemplate({ categoria, versao: 0, campos: [TENSION, SCALE] })
  const many = Array.from({ length: 120 }, (_, i) => `seg-${i}`)
  await save(...many.map((slug) => strings(slug, categoria, 'Leve', '650')))
  await save(strings('seg-alta', categoria, 'Alta', '630'))
  const page = await createPage('leves', { selecao: 'escala=640..660&tensao=leve', categoria })
  const whole = await createPage('leves-da-loja', { selecao: 'tensao=leve&ordem=a-z', categoria: null })
  const guide = await createGuide('leves', `/${categoria}?tensao=leve`)
  const found = async () => [
    await listed('landing-page', '/leves'),
    await listed('landing-page', '/leves-da-loja'),
    await inGuide('leves'),
    await listed('category', `/${categoria}?tensao=leve`),
  ]
  const everything = [120, 120, 4, 120]
  expect(await found()).toEqual(everything)

  await putTemplate({
    categoria,
    versao,
    campos: [RENAMED, { ...SCALE, label: 'Comprimento', labelAntes: 'Escala', unidade: 'cm' }],
  })
  expect((await ask('GET', `/landing-pages/${page.id}`, { papel: 'leitura' })).body).toMatchObject({
    selecao: 'puxada=macia&comprimento=64..66',
    versao: page.versao + 1,
  })
  expect((await ask('GET', `/landing-pages/${whole.id}`, { papel: 'leitura' })).body.selecao).toBe(
    'puxada=macia&ordem=a-z',
  )
  expect((await ask('GET', `/guides/${guide.id}`, { papel: 'leitura' })).body).toMatchObject({
    blocos: [{ regra: { listagem: `/${categoria}?puxada=macia` } }],
    versao: guide.versao + 1,
    atualizadoEm: guide.atualizadoEm,
  })

  expect(await found()).toEqual(everything)
  while ((await runOneJob()) > 0) expect(await found()).toEqual(everything)
  expect((await ask('GET', `/landing-pages/${page.id}`, { papel: 'leitura' })).body.versao).toBe(
    page.versao + 1,
  )
})

test('an address with old names shows the filter under its new name', async () => {
  const categoria = await category('enderecos-velhos')
  const { versao } = await putTemplate({ categoria, versao: 0, campos: [TENSION] })
  await save(strings('ev-1', categoria, 'Leve', '650'), strings('ev-2', categoria, 'Alta', '650'))
  await putTemplate({ categoria, versao, campos: [RENAMED] })
  await runJobs()

  const { detalhes, produtos } = (await listing('category', `/${categoria}?tensao=leve`)).conteudo
  expect(produtos.map(({ url }) => url)).toEqual(['/ev-1'])
  expect(detalhes.ativos.map(({ label }) => label)).toEqual(['Puxada: Macia'])
  expect(await listed('category', `/${categoria}?tensao=alta&tensao=leve`)).toBe(2)

  const again = await putTemplate({
    categoria,
    versao: versao + 1,
    campos: [{ ...RENAMED, label: 'Toque', labelAntes: 'Puxada', opcoesAntes: [] }],
  })
  await runJobs()
  expect(await listed('category', `/${categoria}?tensao=leve`)).toBe(1)
  expect(await listed('category', `/${categoria}?puxada=macia`)).toBe(1)

  // A new field of the old name means something else.
  await putTemplate({
    categoria,
    versao: again.versao,
    campos: [{ ...RENAMED, label: 'Toque', labelAntes: 'Toque', opcoesAntes: [] }, TENSION],
  })
  await save(strings('ev-3', categoria, 'Leve', '650'))
  await runJobs()
  const own = (await listing('category', `/${categoria}?tensao=leve`)).conteudo
  expect(own.produtos.map(({ url }) => url)).toEqual(['/ev-3'])
})

test('a range of another category’s field of the same name stays, and one of the whole shop that both answer', async () => {
  const [one, other] = [await category('uma-escala'), await category('outra-escala')]
  const { versao } = await putTemplate({ categoria: one, versao: 0, campos: [SCALE] })
  await putTemplate({ categoria: other, versao: 0, campos: [SCALE] })
  await save(strings('ue-1', one, 'Leve', '650'), strings('oe-1', other, 'Leve', '330'))
  const ranges = [
    [one, 'escala=600..700', 'comprimento=60..70'],
    [other, 'escala=300..350', 'escala=300..350'],
    [null, 'escala=300..700', 'escala=300..700'],
  ] as const
  const pages = []
  for (const [categoria, selecao, after] of ranges)
    pages.push({ ...(await createPage(`faixa-${categoria ?? 'loja'}`, { selecao, categoria })), after })

  await putTemplate({
    categoria: one,
    versao,
    campos: [{ ...SCALE, label: 'Comprimento', labelAntes: 'Escala', unidade: 'cm' }],
  })
  await runJobs()
  for (const { id, after } of pages)
    expect((await ask('GET', `/landing-pages/${id}`, { papel: 'leitura' })).body.selecao).toBe(after)
})

test('a range follows where nothing else is one of its name, and into the unit that the shop has for it', async () => {
  const [one, other] = [await category('mede-faixa'), await category('mede-valores')]
  const { versao } = await putTemplate({ categoria: one, versao: 0, campos: [{ ...SCALE, label: 'Corpo' }] })
  await putTemplate({
    categoria: other,
    versao: 0,
    campos: [{ ...SCALE, label: 'Corpo', filtragem: 'valores' }],
  })
  const body = (slug: string, categoria: string) =>
    sampleProduct(slug, {
      categoria,
      caracteristicas: [{ label: 'Corpo', valor: '450', filtro: true }],
      skus: [sampleSku(slug.toUpperCase())],
    })
  await save(body('mf-1', one), body('mv-1', other))
  const page = await createPage('corpo-medio', { selecao: 'corpo=400..500', categoria: null })
  const selecao = async () =>
    (await ask('GET', `/landing-pages/${page.id}`, { papel: 'leitura' })).body.selecao

  const saved = await putTemplate({
    categoria: one,
    versao,
    campos: [{ ...SCALE, label: 'Corpo', unidade: 'cm' }],
  })
  await runJobs()
  expect(await selecao()).toBe('corpo=40..50')
  await putTemplate({
    categoria: one,
    versao: saved.versao,
    campos: [{ ...SCALE, label: 'Corpinho', labelAntes: 'Corpo', unidade: 'cm' }],
  })
  await runJobs()
  expect(await selecao()).toBe('corpinho=40..50')
})

test('a removed field comes back before the products have lost it', async () => {
  const categoria = await category('volta-atras')
  const { versao } = await putTemplate({ categoria, versao: 0, campos: [TENSION, SCALE] })
  await save(strings('va-1', categoria, 'Leve', '650'))
  const without = await putTemplate({ categoria, versao, campos: [SCALE] })
  await putTemplate({ categoria, versao: without.versao, campos: [TENSION, SCALE] })
  await runJobs()

  expect(await listed('category', `/${categoria}?tensao=leve`)).toBe(1)
})

test('a rule that other templates answer too stays, and finds the products under both names', async () => {
  const [one, other] = [await category('um-modelo'), await category('outro-modelo')]
  const { versao } = await putTemplate({ categoria: one, versao: 0, campos: [TENSION] })
  await putTemplate({ categoria: other, versao: 0, campos: [TENSION] })
  await save(strings('um-1', one, 'Leve', '650'), strings('outro-1', other, 'Leve', '650'))
  const brand = { slug: 'duas-fichas', nome: 'Duas Fichas' }
  await save({ ...strings('um-2', one, 'Leve', '650'), marca: brand })
  const page = await createPage('leves-todas', { selecao: 'marca=duas-fichas&tensao=leve', categoria: null })
  await save({ ...strings('outro-2', other, 'Leve', '650'), marca: brand })
  await createGuide('leves-todas', '/marcas/duas-fichas?tensao=leve')
  const found = async () => [await listed('landing-page', '/leves-todas'), await inGuide('leves-todas')]

  await putTemplate({ categoria: one, versao, campos: [RENAMED] })
  expect((await ask('GET', `/landing-pages/${page.id}`, { papel: 'leitura' })).body.selecao).toBe(
    'marca=duas-fichas&tensao=leve',
  )
  expect(await found()).toEqual([2, 2])
  await runJobs()
  expect(await found()).toEqual([2, 2])
  // In the other category, the new name says nothing.
  await save({
    ...strings('outro-3', other, 'Alta', '650'),
    caracteristicas: [{ label: 'Puxada', valor: 'Macia', filtro: true }],
  })
  expect(await listed('category', `/${other}?tensao=leve`)).toBe(2)
})

test('a rule that was chosen by the old name before the products were through follows at the end', async () => {
  const categoria = await category('escolhida-tarde')
  const { versao } = await putTemplate({ categoria, versao: 0, campos: [TENSION] })
  await save(strings('tarde-1', categoria, 'Alta', '650'))
  await putTemplate({ categoria, versao, campos: [RENAMED] })
  const page = await createPage('tarde', { selecao: 'tensao=alta', categoria })
  expect(await listed('landing-page', '/tarde')).toBe(1)
  await runJobs()

  expect((await ask('GET', `/landing-pages/${page.id}`, { papel: 'leitura' })).body.selecao).toBe(
    'puxada=alta',
  )
  expect(await listed('landing-page', '/tarde')).toBe(1)
})

test('numbers that a template writes in another way or unit are selected by it', async () => {
  const categoria = await category('numeros-velhos')
  const text = sampleField({ label: 'Escala', filtro: true })
  const { versao } = await putTemplate({ categoria, versao: 0, campos: [text] })
  await save(strings('num-1', categoria, 'Leve', '1060 mm'), strings('num-2', categoria, 'Leve', '648,0'))
  const page = await createPage('numeros', { selecao: 'escala=1060-mm&escala=648-0', categoria })
  expect(await listed('landing-page', '/numeros')).toBe(2)

  const number = { ...SCALE, filtragem: 'valores' as const }
  const saved = await putTemplate({ categoria, versao, campos: [number] })
  expect((await ask('GET', `/landing-pages/${page.id}`, { papel: 'leitura' })).body.selecao).toBe(
    'escala=1-060-mm&escala=648-mm',
  )
  expect(await listed('landing-page', '/numeros')).toBe(2)
  await runJobs()
  expect(await listed('landing-page', '/numeros')).toBe(2)
  expect(await listed('category', `/${categoria}?escala=1060-mm`)).toBe(1)

  await putTemplate({ categoria, versao: saved.versao, campos: [{ ...number, unidade: 'cm' }] })
  await runJobs()
  expect((await ask('GET', `/landing-pages/${page.id}`, { papel: 'leitura' })).body.selecao).toBe(
    'escala=106-cm&escala=64-8-cm',
  )
  expect(await listed('landing-page', '/numeros')).toBe(2)
})

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

function strings(slug: string, categoria: string, tensao: string, escala: string) {
  return sampleProduct(slug, {
    categoria,
    caracteristicas: [
      { label: 'Tensão', valor: tensao, filtro: true },
      { label: 'Escala', valor: escala, filtro: true },
    ],
    skus: [sampleSku(slug.toUpperCase())],
  })
}

async function save(...products: ReturnType<typeof strings>[]) {
  await saveProducts(
    database,
    products.map((input) => ({ input })),
  )
}

async function createPage(slug: string, changes: { selecao: string; categoria: string | null }) {
  const body = { slug, titulo: slug, descricao: '', produtos: [], seo: null, ...changes }
  const created = await ask('POST', '/landing-pages', { papel: 'catalogo', body })
  expect(created.status).toBe(200)

  return created.body
}

async function createGuide(slug: string, listagem: string) {
  const regra = { listagem, ordem: 'Popularidade', quantidade: 4 }
  const created = await ask('POST', '/guides', {
    papel: 'gerente',
    body: {
      slug,
      titulo: slug,
      resumo: 'Qual serve.',
      topico: 'Cordas',
      autor: 'Ana',
      sobreAutor: '',
      imagem: null,
      blocos: [{ id: 'a', tipo: 'produtos', titulo: 'Leves', texto: '', regra }],
      seo: null,
      indexar: true,
      rascunho: false,
      publicadoEm: '2026-01-10T12:00:00.000Z',
      revisadoEm: null,
      revisao: '',
    },
  })
  expect(created.status).toBe(200)

  return created.body
}

/** How many products the block of a guide shows. */
async function inGuide(slug: string): Promise<number> {
  const { body } = await testApi<Guide>(database.db)('GET', `/guides/${slug}`)
  const [part] = body.conteudo.partes

  return part?.tipo === 'produtos' ? part.produtos.length : 0
}

function listing(type: 'category' | 'landing-page', url: string) {
  return getListing(testContext(database.db), { type, url })
}

async function listed(type: 'category' | 'landing-page', url: string): Promise<number> {
  return (await listing(type, url)).info.total
}

/** The jobs that wait now; each enqueues the next one. */
function runOneJob() {
  const { transport } = openMailbox()

  return runWaitingJobs(productsJobs, testContext(database.db), { transport })
}

async function runJobs() {
  while ((await runOneJob()) > 0);
}
