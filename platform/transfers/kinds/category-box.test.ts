import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CategoryBox, PanelCategory } from '#contract/catalog/categories.ts'
import type { ImportDetail, ImportItem } from '#contract/panel/transfers.ts'
import { prepareFixtures, SAMPLE_PICTURE } from '#platform/catalog/catalog.fixtures.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { transfersJobs } from '../jobs.ts'

const BOX: CategoryBox = { peso: 350, altura: 30, largura: 150, comprimento: 160 }

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Record<string, unknown>>>

beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'importacoes',
    'importacoes_colunas',
    'produtos',
    'skus',
    'enderecos',
    'categorias',
    'originais',
    'pgboss.job',
  )
  await prepareFixtures(database.db)
})

/** As Shopify exports it: some weights, no measures. */
const SHOPIFY = [
  'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Inventory Qty,Image Src,Status',
  `jogo,Jogo de cordas,Oficina,Cordas > Cordas para violino,Tensão,Leve,J-L,420,89.90,5,http://loja.test/imagens/${SAMPLE_PICTURE}/1280.jpeg,active`,
  'jogo,,,,,Forte,J-F,,99.90,5,,',
].join('\n')

test('products without boxes get their category’s and go on sale, with a notice before and after', async () => {
  const outside = await imported(SHOPIFY)
  expect(outside.avisos.join()).toMatch(/Fora da loja.*embalagem/)
  expect(await product()).toMatchObject({ situacao: 'inativo' })

  await setBox('cordas', BOX)
  const id = await compared(SHOPIFY)
  expect((await item(id)).avisos).toEqual([
    'J-L: usa a embalagem da categoria (350 g, 160 × 150 × 30 mm).',
    'J-F: usa a embalagem da categoria (350 g, 160 × 150 × 30 mm).',
  ])
  await run(id)
  expect((await item(id)).avisos).toEqual([
    'J-L: usa a embalagem da categoria.',
    'J-F: usa a embalagem da categoria.',
  ])
  expect(await product()).toEqual({
    situacao: 'disponivel',
    // The weight in the file takes precedence.
    caixas: [
      { sku: 'J-L', ...BOX, peso: 420 },
      { sku: 'J-F', ...BOX },
    ],
  })
})

test('the nearest category’s box applies, and a known box is kept', async () => {
  await setBox('cordas', { ...BOX, peso: 9_000 })
  await setBox('cordas/cordas-para-violino', BOX)
  await imported(SHOPIFY)
  await setBox('cordas/cordas-para-violino', { ...BOX, peso: 777 })
  const again = await imported(SHOPIFY)

  expect(again.avisos).toEqual([])
  expect((await product())?.caixas).toMatchObject([{ peso: 420 }, { peso: 350 }])
})

test('a category’s box is saved, offered to products below it, and removed', async () => {
  const saved = await setBox('cordas', BOX)
  expect(saved.embalagem).toEqual(BOX)
  const { body } = await ask('GET', '/products/choices', { papel: 'catalogo' })
  expect(body['categorias']).toContainEqual(
    expect.objectContaining({ caminho: 'cordas/cordas-para-violino', embalagem: BOX }),
  )

  // A form from before boxes existed.
  const { embalagem: _, ...form } = formOf(saved)
  const renamed = await put(saved, { ...form, slug: 'encordoamentos' })
  expect(renamed).toMatchObject({ embalagem: BOX, caminho: 'encordoamentos' })
  const without = await put(renamed, { ...formOf(renamed), embalagem: null })
  expect(without.embalagem).toBeNull()
  expect(without.versao).toBeGreaterThan(renamed.versao)

  const { rows } = await database.pool.query(
    `select mudancas from auditoria where acao = 'categoria.alterada' order by id desc limit 1`,
  )
  expect(JSON.stringify(rows[0].mudancas)).toContain('embalagem')
})

test('a box must be complete, and is not saved from an outdated version', async () => {
  const category = await find('cordas')
  for (const embalagem of [{ ...BOX, altura: null }, { ...BOX, peso: 0 }, { peso: 300 }])
    expect((await send(category, { ...formOf(category), embalagem })).status).toBe(400)
  await setBox('cordas', BOX)
  const { status, body } = await send(category, { ...formOf(category), embalagem: null })

  expect([status, body['code']]).toEqual([409, 'VersaoAntiga'])
})

test('a new category is created with its box', async () => {
  const { status, body } = await ask('POST', '/categories', {
    papel: 'catalogo',
    body: {
      slug: 'baquetas',
      nome: 'Baquetas',
      titulo: 'Baquetas',
      descricao: '',
      imagem: null,
      seo: null,
      idPai: null,
      embalagem: BOX,
    },
  })

  expect([status, body['embalagem']]).toEqual([200, BOX])
})

async function setBox(caminho: string, embalagem: CategoryBox): Promise<PanelCategory> {
  const category = await find(caminho)

  return put(category, { ...formOf(category), embalagem })
}

async function find(caminho: string): Promise<PanelCategory> {
  const { rows } = await database.pool.query('select id from categorias where caminho = $1', [caminho])
  const { body } = await ask('GET', `/categories/${rows[0].id}`, { papel: 'catalogo' })
  return body as unknown as PanelCategory
}

async function put(category: PanelCategory, form: object): Promise<PanelCategory> {
  const { status, body } = await send(category, form)
  expect([status, body['code']]).toEqual([200, undefined])

  return body as unknown as PanelCategory
}

function send({ id, versao }: PanelCategory, form: object) {
  return ask('PUT', `/categories/${id}`, { papel: 'catalogo', body: { ...form, versao } })
}

function formOf({
  slug,
  nome,
  titulo,
  descricao,
  imagem,
  seo,
  atributosPrincipais,
  embalagem,
}: PanelCategory) {
  return { slug, nome, titulo, descricao, imagem, seo, atributosPrincipais, embalagem }
}

async function imported(file: string): Promise<ImportItem> {
  const id = await compared(file)
  await run(id)

  return item(id)
}

async function compared(file: string): Promise<string> {
  const form = new FormData()
  form.set('tipo', 'produtos')
  form.set('arquivo', new File([file], 'produtos.csv'))
  const { body } = await ask('POST', '/imports', { papel: 'catalogo', form })
  await work()
  const { body: detail } = await ask('GET', `/imports/${body['id']}`, { papel: 'catalogo' })
  const colunas = (detail as unknown as ImportDetail).colunas.map(({ campo }) => campo)
  await ask('PUT', `/imports/${body['id']}/columns`, { papel: 'catalogo', body: { colunas } })
  await work()

  return String(body['id'])
}

async function run(id: string): Promise<void> {
  await ask('POST', `/imports/${id}/run`, { papel: 'catalogo' })
  await work()
}

async function work(): Promise<void> {
  while ((await runWaitingJobs(transfersJobs, testContext(database.db), openMailbox())) > 0);
}

async function item(id: string): Promise<ImportItem> {
  const { body } = await ask('GET', `/imports/${id}/items`, { papel: 'catalogo' })
  const [only] = body['itens'] as ImportItem[]

  return only ?? expect.fail('The import has no item.')
}

async function product() {
  const { rows } = await database.pool.query(
    `select p.situacao, json_agg(json_build_object('sku', s.sku, 'peso', s.peso, 'altura', s.altura, 'largura', s.largura,
       'comprimento', s.comprimento) order by s.posicao) as caixas
     from produtos p join skus s on s.id_produto = p.id where p.slug = 'jogo' group by p.id`,
  )
  return rows[0]
}
