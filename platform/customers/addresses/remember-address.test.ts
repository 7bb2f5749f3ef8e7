import { afterAll, beforeAll, expect, test } from 'vitest'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { MAX_ADDRESSES } from './add-address.ts'
import { addressesOf } from './list-addresses.ts'
import { rememberAddress } from './remember-address.ts'

const HOME = {
  destinatario: 'Clara Nunes',
  cep: '01001000',
  logradouro: 'Praça da Sé',
  numero: '100',
  complemento: '',
  bairro: 'Sé',
  cidade: 'São Paulo',
  uf: 'SP',
  referencia: '',
}

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('saves an order’s address once, the first as the main one', async () => {
  const { idCliente } = await loggedIn(database.db)
  await remember(idCliente, {})
  await remember(idCliente, { logradouro: 'PRAÇA DA SÉ', destinatario: 'Outra pessoa' })
  await remember(idCliente, { complemento: 'Apto 2' })

  expect(await addressesOf(database.db, idCliente)).toMatchObject([
    { ...HOME, principal: true },
    { complemento: 'Apto 2', principal: false },
  ])
})

test('saves nothing in a full account, and does not fail the order', async () => {
  const { idCliente } = await loggedIn(database.db)
  for (let n = 1; n <= MAX_ADDRESSES + 1; n++) await remember(idCliente, { numero: `${n}` })

  const saved = await addressesOf(database.db, idCliente)
  expect(saved.map(({ numero }) => numero)).toEqual(
    Array.from({ length: MAX_ADDRESSES }, (_, n) => `${n + 1}`),
  )
})

test('does not conflict for concurrent orders', async () => {
  const { idCliente } = await loggedIn(database.db)
  await Promise.all(['1', '2', '3', '1'].map((numero) => remember(idCliente, { numero })))

  const saved = await addressesOf(database.db, idCliente)
  expect(saved.filter(({ principal }) => principal)).toHaveLength(1)
})

function remember(idCliente: number, changes: Partial<typeof HOME>) {
  return rememberAddress(database.db, { idCliente, endereco: { ...HOME, ...changes } })
}
