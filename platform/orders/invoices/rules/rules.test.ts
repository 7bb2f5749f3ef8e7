import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StoredTaxRule } from '#contract/orders/fiscal/tax-rules.ts'
import { NO_TAXES, type TaxFields } from '#domain/order/fiscal/tax-fields.ts'
import { sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { openInvoiceShop } from '../fiscal.fixtures.ts'

type Answer = StoredTaxRule & {
  itens: StoredTaxRule[]
  total: number
  code: string
  data: { campos: { campo: string }[] }
}

let at: Awaited<ReturnType<typeof openInvoiceShop>>

beforeAll(async () => {
  at = await openInvoiceShop()
})
afterAll(() => at.close())
beforeEach(() => at.reset())

const PATH = '/settings/tax-rules'

function create(campos: Partial<TaxFields>, changes: Partial<StoredTaxRule> = {}) {
  return at.ask<Answer>('POST', PATH, {
    idProduto: null,
    idCategoria: null,
    destino: 'todos',
    campos: { ...NO_TAXES, ...campos },
    ...changes,
  })
}

test('rules are listed from the store to its products, with names', async () => {
  const { idProduto } = at.shop.sku
  await create({ icms: '500', cest: '2800100' }, { idProduto })
  await create({ icms: '102' })
  await create({ cfop: '6108' }, { destino: 'fora' })
  const { body } = await at.ask<Answer>('GET', PATH)

  expect(body.total).toBe(3)
  expect(body.itens).toMatchObject([
    { idProduto: null, destino: 'fora', nome: '' },
    { idProduto: null, destino: 'todos', nome: '' },
    { idProduto, nome: sampleProduct('corda').nome, campos: { icms: '500' } },
  ])
})

test('a rule is changed by version and removed', async () => {
  const { id, versao } = (await create({ icms: '102' })).body
  const change = {
    idProduto: null,
    idCategoria: null,
    destino: 'todos',
    campos: { ...NO_TAXES, icms: '400' },
    versao,
  }

  expect((await at.ask<Answer>('PUT', `${PATH}/${id}`, change)).body).toMatchObject({ versao: versao + 1 })
  expect((await at.ask<Answer>('PUT', `${PATH}/${id}`, change)).body.code).toBe('VersaoAntiga')
  expect((await at.ask('DELETE', `${PATH}/${id}`)).status).toBe(200)
  expect((await at.ask<Answer>('DELETE', `${PATH}/${id}`)).body.code).toBe('CadastroInexistente')
})

test.each<[string, Partial<TaxFields>, Partial<StoredTaxRule>, string]>([
  ['a second rule of the same place', { icms: '400' }, {}, 'destino'],
  ['a product that is gone', { icms: '400' }, { idProduto: 2_000_000 }, 'idProduto'],
  ['a category that is gone', { icms: '400' }, { idCategoria: 2_000_000 }, 'idCategoria'],
  ['a product and a category', { icms: '400' }, { idProduto: 1, idCategoria: 1, destino: 'PR' }, 'idProduto'],
  ['a CFOP of inside for outside', { cfop: '5102' }, { destino: 'fora' }, 'campos.cfop'],
])('refuses %s', async (_, campos, changes, campo) => {
  await create({ icms: '102' })
  const { status, body } = await create(campos, changes)

  expect(status).toBe(422)
  expect(body.data.campos).toMatchObject([{ campo }])
})
