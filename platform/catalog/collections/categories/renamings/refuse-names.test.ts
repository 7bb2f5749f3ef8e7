import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PanelProduct, SpecificationTemplate } from '#contract/catalog/products.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import {
  prepareFixtures,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { getProduct } from '#platform/catalog/product/page/get-product.ts'
import { productsJobs } from '#platform/catalog/products-jobs.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { saveCategory } from '../save-category.ts'

type Answer = SpecificationTemplate & PanelProduct & { code: string; data: { campos: { campo: string }[] } }

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>

beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
  await prepareFixtures(database.db)
})
afterAll(() => database.close())

const TOP = sampleField({ label: 'Tampo', filtro: true })
const BACK = sampleField({ label: 'Fundo', filtro: true })
const SWAPPED = [
  { ...TOP, label: 'Fundo', labelAntes: 'Tampo' },
  { ...BACK, label: 'Tampo', labelAntes: 'Fundo' },
]

test('two fields swap their names at once in all products, and do so again', async () => {
  const categoria = await category('trocas')
  const { body } = await putTemplate({ categoria, versao: 0, campos: [TOP, BACK] })
  const { id } = await saveProduct(database, wooden('troca', categoria))
  const { body: opened } = await ask('GET', `/products/${id}`, { papel: 'leitura' })

  const swapped = await putTemplate({ categoria, versao: body.versao, campos: SWAPPED })
  expect(await linesOf('troca')).toEqual(['Fundo: abeto', 'Tampo: ácer'])
  const late = await ask('PUT', `/products/${id}`, {
    papel: 'catalogo',
    body: { ...opened, garantia: 'Um ano' },
  })
  expect([late.status, late.body.code]).toEqual([409, 'VersaoAntiga'])

  const again = await putTemplate({ categoria, versao: swapped.body.versao, campos: SWAPPED })
  expect(again.status).toBe(200)
  expect(await linesOf('troca')).toEqual(['Tampo: abeto', 'Fundo: ácer'])
  await runJobs()
  expect(await linesOf('troca')).toEqual(['Tampo: abeto', 'Fundo: ácer'])
})

test('a name that products still lose is not given to another field before they are through', async () => {
  const categoria = await category('espera')
  const below = await category('espera/abaixo')
  const { body } = await putTemplate({ categoria, versao: 0, campos: [TOP, BACK] })
  await saveProduct(database, wooden('espera-1', categoria))
  await saveProduct(database, wooden('espera-2', below))
  const renamed = [{ ...TOP, label: 'Tampo (madeira)', labelAntes: 'Tampo' }, BACK]
  const first = await putTemplate({ categoria, versao: body.versao, campos: renamed })
  const passed = [
    { ...TOP, label: 'Tampo (madeira)', labelAntes: 'Tampo (madeira)' },
    { ...BACK, label: 'Tampo', labelAntes: 'Fundo' },
  ]

  const refused = await putTemplate({ categoria, versao: first.body.versao, campos: passed })
  expect([refused.status, refused.body.code]).toEqual([409, 'FichaEmAplicacao'])
  const own = await putTemplate({ categoria: below, versao: 0, campos: renamed })
  expect([own.status, own.body.code]).toEqual([409, 'FichaEmAplicacao'])

  await runJobs()
  expect((await putTemplate({ categoria, versao: first.body.versao, campos: passed })).status).toBe(200)
  await runJobs()
  expect(await linesOf('espera-1')).toEqual(['Tampo (madeira): abeto', 'Tampo: ácer'])
  expect(await linesOf('espera-2')).toEqual(['Tampo (madeira): abeto', 'Tampo: ácer'])
})

test('a field gets its old name back while products are still being renamed', async () => {
  const categoria = await category('de-volta')
  const { body } = await putTemplate({ categoria, versao: 0, campos: [TOP] })
  await saveProduct(database, wooden('volta', categoria))
  const away = [{ ...TOP, label: 'Topo', labelAntes: 'Tampo' }]
  const first = await putTemplate({ categoria, versao: body.versao, campos: away })
  const back = [{ ...TOP, labelAntes: 'Topo' }]

  expect((await putTemplate({ categoria, versao: first.body.versao, campos: back })).status).toBe(200)
  await runJobs()
  expect(await linesOf('volta')).toEqual(['Tampo: abeto', 'Fundo: ácer'])
})

test('too many products to swap names in at once are refused at the field, with the way to do it', async () => {
  const categoria = await category('muitas')
  const { body } = await putTemplate({ categoria, versao: 0, campos: [TOP, BACK] })
  await saveProduct(database, wooden('muita', categoria))
  await database.pool.query(`
    with addresses as (insert into enderecos select 'muita' || n, 'produto' from generate_series(1, 1000) n),
    added as (
      insert into produtos (slug, nome, id_marca, id_categoria, descricao_curta, descricao, itens_inclusos, garantia,
        origem, palavras_chave, situacao, publicado_em, vendas)
      select slug || n, nome, id_marca, id_categoria, descricao_curta, descricao, itens_inclusos, garantia, origem,
        palavras_chave, 'inativo', publicado_em, vendas
      from produtos, generate_series(1, 1000) n where slug = 'muita'
      returning id, id_categoria
    )
    insert into produto_categorias (id_produto, id_categoria) select * from added`)

  const refused = await putTemplate({ categoria, versao: body.versao, campos: SWAPPED })
  expect(refused.body.data.campos.map(({ campo }) => campo)).toEqual(['campos.0.label', 'campos.1.label'])
  expect(await linesOf('muita')).toEqual(['Tampo: abeto', 'Fundo: ácer'])
})

test('what variants have as an option is not renamed, be it the field or a choice', async () => {
  const categoria = await category('opcoes')
  const size = sampleField({
    label: 'Tamanho',
    filtro: true,
    papel: 'tamanho',
    tipo: 'escolha',
    opcoes: ['4/4', '3/4', '1/2'],
  })
  const { body } = await putTemplate({ categoria, versao: 0, campos: [size, TOP] })
  const sku = (valor: string) => sampleSku(`OP-${valor}`, {}, { Tamanho: valor })
  await saveProduct(database, sampleProduct('opcoes-1', { categoria, skus: [sku('4/4'), sku('3/4')] }))
  const put = (changes: object) =>
    putTemplate({
      categoria,
      versao: body.versao,
      campos: [{ ...size, labelAntes: 'Tamanho', ...changes }, TOP],
    })

  expect((await put({ label: 'Medida' })).body.data).toEqual({
    campos: [
      {
        campo: 'campos.0.label',
        mensagem:
          '“Tamanho” também é a opção que se escolhe em um produto, e as opções não mudam com a ficha: as duas deixariam de ser um filtro só. Deixe o nome, ou mude antes o da opção nesses produtos.',
      },
    ],
  })
  const choice = { opcoes: ['Inteiro', '3/4', '1/2'], opcoesAntes: [{ de: '4/4', para: 'Inteiro' }] }
  expect((await put(choice)).body.data.campos).toMatchObject([{ campo: 'campos.0.opcoes' }])
  const unused = { opcoes: ['4/4', '3/4', 'Meio'], opcoesAntes: [{ de: '1/2', para: 'Meio' }] }
  expect((await put(unused)).status).toBe(200)
})

async function category(slug: string): Promise<string> {
  await saveCategory(database, sampleCategory(slug))

  return slug
}

function putTemplate(body: object) {
  return ask('PUT', '/specification-templates', { papel: 'catalogo', body: { instrumento: null, ...body } })
}

function wooden(slug: string, categoria: string) {
  return sampleProduct(slug, {
    categoria,
    caracteristicas: [
      { label: 'Tampo', valor: 'abeto', filtro: true },
      { label: 'Fundo', valor: 'ácer', filtro: true },
    ],
    skus: [sampleSku(slug.toUpperCase())],
  })
}

async function linesOf(slug: string): Promise<string[]> {
  const { caracteristicas } = (await getProduct(testContext(database.db), { url: `/${slug}` })).conteudo

  return caracteristicas.map(({ label, valor }) => `${label}: ${valor}`)
}

async function runJobs() {
  const { transport } = openMailbox()
  while ((await runWaitingJobs(productsJobs, testContext(database.db), { transport })) > 0);
}
