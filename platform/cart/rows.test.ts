import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

import { type CartWrite, readCart, writeCart } from './rows.ts'

const NOW = new Date('2026-11-21T15:00:00Z')

let database: TestDatabase
let connection: Connection
let skus: { idProduto: number; idAtributoSimples: number }[]
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('violino'))
  const { rows } = await database.pool.query(
    'select id_produto as "idProduto", id as "idAtributoSimples" from skus',
  )
  skus = rows
  connection = connect(database.url, 1)
})
afterAll(async () => {
  await connection.close()
  await database.close()
})

test('carts of all visitors are written by the same few statements, which each connection plans once', async () => {
  for (let visitor = 0; visitor < 5; visitor++) {
    const sessao = randomBytes(32).toString('hex')
    await write({ owner: { sessao, idCliente: null }, put: [line(1)] })
    const { id, versao, itens } = await readCart(connection.db, {
      sessao,
      now: NOW,
      chave: null,
      skus: [],
      produtos: [],
    })
    expect(itens).toMatchObject([{ quantidade: 1 }])
    await write({
      owner: { sessao, idCliente: null },
      cart: { id: id ?? 0, versao: versao ?? 0 },
      put: [line(2)],
    })
  }
  const { rows } = await connection.pool.query(
    `select name, generic_plans + custom_plans as uses from pg_prepared_statements where name ~ '^cart-' order by name`,
  )

  expect(rows).toEqual([
    { name: 'cart-change', uses: '5' },
    { name: 'cart-new', uses: '5' },
  ])
})

test('units for pupils and removed lines are written too', async () => {
  const sessao = randomBytes(32).toString('hex')
  const owner = { sessao, idCliente: null }
  const question = { sessao, now: NOW, chave: null, skus: [], produtos: [] }
  await write({ owner, put: [line(1)], alunos: [] })
  const { id, versao } = await readCart(connection.db, question)
  const removed = skus.map(({ idAtributoSimples }) => idAtributoSimples)
  await write({ owner, cart: { id: id ?? 0, versao: versao ?? 0 }, removed, alunos: [] })

  expect(await readCart(connection.db, question)).toMatchObject({ itens: [], versao: (versao ?? 0) + 1 })
})

async function write(change: Partial<CartWrite> & Pick<CartWrite, 'owner'>) {
  const nothing = { cart: null, cupom: null, mensagens: [], now: NOW, chave: null, pedidoDaChave: null }
  const written = await writeCart(connection.db, {
    ...nothing,
    put: [],
    removed: [],
    hold: [],
    alunos: null,
    ...change,
  })
  expect(written).toBe(true)
}

function line(quantidade: number) {
  const [sku] = skus
  if (!sku) throw new Error('The product has no SKU.')

  return { ...sku, quantidade, nome: 'Violino', precoPor: 100, servicos: [] }
}
