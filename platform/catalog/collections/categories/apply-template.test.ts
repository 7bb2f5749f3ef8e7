import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import {
  prepareFixtures,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { productsJobs } from '#platform/catalog/products-jobs.ts'
import { categorias, produtos } from '#platform/catalog/tables.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { getListing } from '../../listing/get-listing.ts'
import { saveProducts } from '../../product/editing/save-products.ts'
import { getProduct } from '../../product/page/get-product.ts'
import { APPLY_TEMPLATE } from './apply-template.ts'
import { relocateCategory } from './relocate-category.ts'
import { saveCategory } from './save-category.ts'
import { saveTemplate } from './specification-template.ts'

let database: TestDatabase
let call: ReturnType<typeof testAdminApi<SpecificationTemplate>>

beforeAll(async () => {
  database = await testDatabase()
  call = testAdminApi<SpecificationTemplate>(database.db)
  await prepareFixtures(database.db)
})
afterAll(() => database.close())

const FIELDS = [
  sampleField({ label: 'Tensão', filtro: true, tipo: 'escolha', opcoes: ['Leve', 'Alta'] }),
  sampleField({ label: 'Escala', tipo: 'numero', unidade: 'mm' }),
]

test('products of a category and below it are read again, however many, by the template of each', async () => {
  const many = Array.from({ length: 100 }, (_, i) => `corda-${i}`)
  await save(...many.map((slug) => product(slug, 'cordas', 'alta', '25,5 pol')))
  await save(
    product('ultima', 'cordas', 'leve', '25,5 pol'),
    product('abaixo', 'cordas/cordas-para-violao', 'leve', '65 cm'),
    product('outra', 'arcos', 'leve', '65 cm'),
    product('torta', 'cordas', 'fortíssima', 'comprida'),
  )
  expect((await listing('/cordas')).filtros.map(({ label }) => label)).not.toContain('Tensão')

  await saveTemplate(await staff(), { categoria: 'cordas', versao: 0, instrumento: null, campos: FIELDS })
  await runJobs()

  const tension = (await listing('/cordas')).filtros.find(({ label }) => label === 'Tensão')
  expect(tension?.valores.map(({ label, total }) => `${label} ${total}`)).toEqual(['Alta 100', 'Leve 2'])
  expect(await linesOf('ultima')).toEqual(['Tensão: Leve', 'Escala: 647,7 mm'])
  expect(await linesOf('abaixo')).toEqual(['Tensão: Leve', 'Escala: 650 mm'])
  expect(await linesOf('outra')).toEqual(['Tensão: leve', 'Escala: 65 cm'])
  // What the template does not allow stays until somebody saves the product.
  expect(await linesOf('torta')).toEqual(['Tensão: fortíssima', 'Escala: comprida'])
})

test('a form that was opened before is not saved over it, and a second reading changes nothing', async () => {
  await save(product('aberto', 'arcos', 'leve', '65 cm'))
  const [opened] = await rowsOf('aberto')
  await saveTemplate(await staff(), { categoria: 'arcos', versao: 0, instrumento: null, campos: FIELDS })
  await runJobs()
  const [read] = await rowsOf('aberto')
  await saveTemplate(await staff(), { categoria: 'arcos', versao: 1, instrumento: null, campos: FIELDS })
  await runJobs()

  expect(read?.versao).toBe((opened?.versao ?? 0) + 1)
  expect(await rowsOf('aberto')).toEqual([read])
})

test('below another category, products are read by its template', async () => {
  const { id } = await saveCategory(database, { ...sampleCategory('soltas') })
  await save(product('solta', 'soltas', 'alta', '65 cm'))
  const [cordas] = await database.db.select().from(categorias).where(eq(categorias.caminho, 'cordas'))
  await database.db.transaction((tx) => relocateCategory(tx, { id, idPai: cordas?.id ?? 0, slug: 'soltas' }))
  await runJobs()

  expect(await linesOf('solta')).toEqual(['Tensão: Alta', 'Escala: 650 mm'])
})

test('filled products take new names of fields and choices along, and what is removed filters no more', async () => {
  await saveCategory(database, sampleCategory('renomeadas', { atributosPrincipais: ['tensao', 'cor'] }))
  await saveCategory(database, sampleCategory('renomeadas/proprias', { atributosPrincipais: ['tensao'] }))
  await saveCategory(database, sampleCategory('renomeadas/herdeiras', { atributosPrincipais: ['tensao'] }))
  const campos = [...FIELDS, sampleField({ label: 'Cor', filtro: true })]
  const saved = await putTemplate({ categoria: 'renomeadas', versao: 0, campos })
  await putTemplate({ categoria: 'renomeadas/proprias', versao: 0, campos })
  await save(
    coloured('r-1', 'renomeadas', 'alta'),
    coloured('r-2', 'renomeadas', 'leve'),
    coloured('r-3', 'renomeadas/proprias', 'leve'),
  )
  const [before] = await rowsOf('r-1')

  const use = await call('GET', '/specification-templates/use?categoria=renomeadas', { papel: 'leitura' })
  expect(use.body).toEqual({
    campos: [
      { label: 'Tensão', produtos: 2 },
      { label: 'Escala', produtos: 2 },
      { label: 'Cor', produtos: 2 },
    ],
    valores: [
      { campo: 'Tensão', valor: 'Leve', produtos: 1 },
      { campo: 'Tensão', valor: 'Alta', produtos: 1 },
    ],
  })
  const renamed = await putTemplate({
    categoria: 'renomeadas',
    versao: saved.body.versao,
    campos: [
      {
        ...FIELDS[0],
        label: 'Puxada',
        labelAntes: 'Tensão',
        opcoes: ['Macia', 'Alta'],
        opcoesAntes: [{ de: 'Leve', para: 'Macia' }],
      },
      { ...FIELDS[1], labelAntes: 'Escala' },
    ],
  })
  expect(renamed.status).toBe(200)
  expect(renamed.body.campos.map(({ label }) => label)).toEqual(['Puxada', 'Escala'])
  await runJobs()

  expect(await linesOf('r-1')).toEqual(['Puxada: Alta', 'Escala: 650 mm', 'Cor: azul'])
  expect(await linesOf('r-2')).toEqual(['Puxada: Macia', 'Escala: 650 mm', 'Cor: azul'])
  expect(await linesOf('r-3')).toEqual(['Tensão: Leve', 'Escala: 650 mm', 'Cor: azul'])
  const [now] = await rowsOf('r-1')
  expect(now?.versao).toBe((before?.versao ?? 0) + 1)
  expect([await filtersOf('r-1'), await filtersOf('r-3')]).toEqual([['Puxada'], ['Tensão', 'Cor']])
  expect(await keysOf('renomeadas')).toEqual(['puxada', 'cor'])
  expect(await keysOf('renomeadas/herdeiras')).toEqual(['puxada'])
  expect(await keysOf('renomeadas/proprias')).toEqual(['tensao'])
})

const TOP = sampleField({ label: 'Tampo' })
const BACK = sampleField({ label: 'Fundo' })

test('products that were saved since the template know its names', async () => {
  await saveCategory(database, sampleCategory('trocadas'))
  const { body } = await putTemplate({ categoria: 'trocadas', versao: 0, campos: [TOP, BACK] })
  await save(wooden('t-antes', 'trocadas', TOP, BACK), wooden('t-corrigido', 'trocadas', TOP, BACK))
  await putTemplate({
    categoria: 'trocadas',
    versao: body.versao,
    campos: [
      { ...TOP, label: 'Fundo', labelAntes: 'Tampo' },
      { ...BACK, label: 'Tampo', labelAntes: 'Fundo' },
    ],
  })
  await save(wooden('t-corrigido', 'trocadas', BACK, TOP), wooden('t-depois', 'trocadas', BACK, TOP))
  await runJobs()

  expect(await linesOf('t-antes')).toEqual(['Fundo: abeto', 'Tampo: ácer'])
  expect(await linesOf('t-corrigido')).toEqual(['Fundo: abeto', 'Tampo: ácer'])
  expect(await linesOf('t-depois')).toEqual(['Fundo: abeto', 'Tampo: ácer'])
})

test('a field that is renamed twice is so in the order of the saves, whichever job runs first', async () => {
  await saveCategory(database, sampleCategory('duas-vezes'))
  const first = await putTemplate({ categoria: 'duas-vezes', versao: 0, campos: [TOP] })
  await save(wooden('duas', 'duas-vezes', TOP, BACK))
  await runJobs()
  const second = await putTemplate({
    categoria: 'duas-vezes',
    versao: first.body.versao,
    campos: [{ ...TOP, label: 'Lados', labelAntes: 'Tampo' }],
  })
  await database.pool.query(
    `update pgboss.job set created_on = now() + interval '1 minute' where state = 'created' and name = $1`,
    [APPLY_TEMPLATE.name],
  )
  await putTemplate({
    categoria: 'duas-vezes',
    versao: second.body.versao,
    campos: [{ ...TOP, label: 'Faixas', labelAntes: 'Lados' }],
  })
  await runJobs()

  expect(await linesOf('duas')).toEqual(['Faixas: abeto', 'Fundo: ácer'])
})

test('numbers are read again in a shop whose version before had no queue for that', async () => {
  await database.pool.query('delete from pgboss.job where name = $1', [APPLY_TEMPLATE.name])
  await database.pool.query('delete from pgboss.queue where name = $1', [APPLY_TEMPLATE.name])
  await database.pool.query('delete from migrations where nome = $1', [NUMBERS])
  expect(await migrate(database.pool)).toEqual([NUMBERS])

  const { rows } = await database.pool.query(
    `select caminho, j.policy, j.dead_letter, j.retry_limit, j.heartbeat_seconds,
       start_after > now() + interval '9 minutes' as later, keep_until > now() + interval '13 days' as long
     from pgboss.job j join categorias c on c.id = (data ->> 'idCategoria')::integer where j.name = $1`,
    [APPLY_TEMPLATE.name],
  )
  const options = { policy: 'standard', dead_letter: 'dead-letter', retry_limit: 10, heartbeat_seconds: 60 }
  expect(rows).toContainEqual({ caminho: 'cordas', ...options, later: true, long: true })
  expect(rows.map(({ caminho }) => caminho)).not.toContain('trocadas')
})

const NUMBERS = '0641_numbers_written_one_way.sql'

async function keysOf(caminho: string) {
  const [row] = await database.db.select().from(categorias).where(eq(categorias.caminho, caminho))

  return row?.atributosPrincipais
}

/** A product that states two kinds of wood under these labels. */
function wooden(slug: string, categoria: string, top: { label: string }, back: { label: string }) {
  return sampleProduct(slug, {
    categoria,
    caracteristicas: [
      { label: top.label, valor: 'abeto', filtro: false },
      { label: back.label, valor: 'ácer', filtro: false },
    ],
    skus: [sampleSku(slug.toUpperCase(), {})],
  })
}

function putTemplate(body: object) {
  return call('PUT', '/specification-templates', { papel: 'catalogo', body: { instrumento: null, ...body } })
}

function product(slug: string, categoria: string, tensao: string, escala: string) {
  return sampleProduct(slug, {
    categoria,
    caracteristicas: [
      { label: 'Tensão', valor: tensao, filtro: false },
      { label: 'Escala', valor: escala, filtro: false },
    ],
    skus: [sampleSku(slug.toUpperCase(), {})],
  })
}

function coloured(slug: string, categoria: string, tensao: string) {
  const { caracteristicas, ...rest } = product(slug, categoria, tensao, '65 cm')

  return { ...rest, caracteristicas: [...caracteristicas, { label: 'Cor', valor: 'azul', filtro: true }] }
}

/** The lines of a product by which listings filter. */
async function filtersOf(slug: string) {
  const { rows } = await database.pool.query<{ label: string }>(
    `select label from caracteristicas join produtos on id = id_produto
    where slug = $1 and id_valor is not null order by posicao`,
    [slug],
  )

  return rows.map(({ label }) => label)
}

async function save(...products: ReturnType<typeof product>[]) {
  await saveProducts(
    database,
    products.map((input) => ({ input })),
  )
}

function staff() {
  return staffContext(database.db, 'catalogo')
}

/** A job enqueues the next one. */
async function runJobs() {
  const { transport } = openMailbox()
  while ((await runWaitingJobs(productsJobs, testContext(database.db), { transport })) > 0);
}

async function listing(url: string) {
  return (await getListing(testContext(database.db), { type: 'category', url })).conteudo.detalhes
}

async function linesOf(slug: string) {
  const { caracteristicas } = (await getProduct(testContext(database.db), { url: `/${slug}` })).conteudo

  return caracteristicas.map(({ label, valor }) => `${label}: ${valor}`)
}

function rowsOf(slug: string) {
  return database.db
    .select({ versao: produtos.versao, impressao: produtos.impressao })
    .from(produtos)
    .where(eq(produtos.slug, slug))
}
