import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCell } from '#admin/catalog/grid/cell-text.ts'
import { draftOf, formOf } from '#admin/catalog/product/product-draft.ts'
import { errorOfBody, failureOf } from '#admin/shell/failure.ts'
import { adminContract } from '#contract/admin-contract.ts'
import type { GridField, GridValue } from '#contract/catalog/grid.ts'
import type { PanelProduct, PanelSku } from '#contract/catalog/products.ts'
import type { ImportDetail, ImportItem, ImportKind } from '#contract/panel/transfers.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { transfersJobs } from '#platform/transfers/jobs.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { panelErrors } from '#tests/support/panel-errors.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { saveProduct } from './editing/save-product.ts'

type ImportBody = ImportDetail & { itens: ImportItem[] }
type GridBody = { produtos: { erros: { idSku: number; campo: GridField; mensagem: string }[] }[] }

/** The same mistake in the form, in a grid cell and in a line of a file; `null` if that one has no such field. */
type Mistake = {
  form: Partial<PanelProduct>
  sku?: Partial<PanelSku>
  cell: [GridField, GridValue] | null
  file: [ImportKind, string] | null
}

let database: TestDatabase
let products: ReturnType<typeof testAdminApi<PanelProduct>>
let grid: ReturnType<typeof testAdminApi<GridBody>>
let imports: ReturnType<typeof testAdminApi<ImportBody>>
let product: PanelProduct

beforeAll(async () => {
  database = await testDatabase()
  products = testAdminApi<PanelProduct>(database.db)
  grid = testAdminApi<GridBody>(database.db)
  imports = testAdminApi<ImportBody>(database.db)
  await prepareFixtures(database.db)
  const { id } = await saveProduct(database, sampleProduct('arco', { skus: [sampleSku('ARCO')] }))
  product = (await products('GET', `/products/${id}`, { papel: 'gerente' })).body
})
afterAll(() => database.close())

test.each<[string, string, string, Mistake]>([
  [
    'a product without a name',
    'nome',
    'Dê um nome ao produto.',
    {
      form: { nome: '' },
      cell: ['nome', ''],
      file: ['produtos', 'Handle,Title,Variant Price\narco-novo,,10\n'],
    },
  ],
  [
    'a name that is too long',
    'nome',
    'O nome tem no máximo 120 caracteres.',
    {
      form: { nome: 'x'.repeat(121) },
      cell: ['nome', 'x'.repeat(121)],
      file: ['produtos', `Handle,Title,Variant Price\narco-novo,${'x'.repeat(121)},10\n`],
    },
  ],
  [
    'an NCM of three digits',
    'ncm',
    'O NCM tem oito dígitos.',
    { form: { ncm: '920' }, cell: ['ncm', '920'], file: null },
  ],
  [
    'an EAN with a wrong check digit',
    'ean',
    'O EAN não confere: são os 13 dígitos do código de barras.',
    { form: {}, sku: { ean: '4006381333932' }, cell: ['ean', '4006381333932'], file: null },
  ],
  [
    'a price struck through that is no higher than the price',
    'precoDe',
    'O preço “de” precisa ser maior que o preço “por”.',
    {
      form: {},
      sku: { precoDe: 10_000 },
      cell: ['precoDe', 10_000],
      file: ['precos', 'sku;preço;preço de\nARCO;100,00;100,00\n'],
    },
  ],
  [
    'goods for sale without a price',
    'precoPor',
    'Para ficar à venda, falta o preço.',
    { form: {}, sku: { precoPor: 0 }, cell: ['precoPor', 0], file: ['precos', 'sku;preço\nARCO;0\n'] },
  ],
  [
    'goods for sale without a weight',
    'peso',
    'Para ficar à venda, falta o peso ou alguma medida da embalagem: sem isso o frete sai errado.',
    { form: {}, sku: { peso: null }, cell: ['peso', null], file: null },
  ],
  [
    'a weight of eleven tons',
    'peso',
    'Use um número de 1 a 10.000.000.',
    {
      form: {},
      sku: { peso: 11_000_000 },
      cell: ['peso', 11_000_000],
      file: ['produtos', 'Handle,Title,Variant Price,Variant Grams\narco-novo,Arco,10,11000000\n'],
    },
  ],
])(
  '%s gets the same message at the same field in form, grid and file',
  async (_, campo, mensagem, mistake) => {
    const path = mistake.sku ? `skus.0.${campo}` : campo
    const form = withMistake(mistake)

    const { id, versao } = product
    const input = { ...formOf(draftOf(form)), id, versao }
    expect(await panelErrors(adminContract.products.save, input)).toEqual({ [path]: mensagem })
    expect(await fieldsOfApi(form)).toEqual({ [path]: mensagem })
    if (mistake.cell) expect(await problemsOfGrid(mistake.cell)).toEqual([{ campo, mensagem }])
    if (mistake.file)
      expect(await problemsOfImport(mistake.file)).toEqual([{ linha: 2, campo, motivo: mensagem }])
  },
)

test.each<[GridField, string, string]>([
  ['nome', '', 'Dê um nome ao produto.'],
  ['ncm', '920', 'O NCM tem oito dígitos.'],
  ['ean', '4006381333932', 'O EAN não confere: são os 13 dígitos do código de barras.'],
])('the grid validates %s while typing', (campo, text, mensagem) => {
  expect(readCell(campo, text, {}).problema).toBe(mensagem)
})

function withMistake({ form, sku }: Mistake): PanelProduct {
  return { ...product, ...form, skus: product.skus.map((one) => ({ ...one, ...sku })) }
}

async function fieldsOfApi(form: PanelProduct) {
  const { status, body } = await products('PUT', `/products/${product.id}`, { papel: 'gerente', body: form })

  return failureOf(errorOfBody(body, status)).campos
}

async function problemsOfGrid([campo, valor]: [GridField, GridValue]) {
  const { id, versao, skus } = product
  const celulas = [{ idSku: skus[0]?.id, campo, valor }]
  const { body } = await grid('PUT', '/grid', {
    papel: 'gerente',
    body: { produtos: [{ id, versao, celulas }] },
  })

  return body.produtos[0]?.erros.map(({ idSku: _, ...problem }) => problem)
}

async function problemsOfImport([tipo, file]: [ImportKind, string]) {
  const form = new FormData()
  form.set('tipo', tipo)
  form.set('arquivo', new File([file], 'arquivo.csv'))
  const { id } = (await imports('POST', '/imports', { papel: 'gerente', form })).body
  await runJobs()
  const { colunas } = (await imports('GET', `/imports/${id}`, { papel: 'gerente' })).body
  await imports('PUT', `/imports/${id}/columns`, {
    papel: 'gerente',
    body: { colunas: colunas.map(({ campo }) => campo) },
  })
  await runJobs()
  const { itens } = (await imports('GET', `/imports/${id}/items`, { papel: 'gerente' })).body

  return itens.flatMap(({ problemas }) => problemas)
}

async function runJobs() {
  while ((await runWaitingJobs(transfersJobs, testContext(database.db), openMailbox())) > 0);
}
