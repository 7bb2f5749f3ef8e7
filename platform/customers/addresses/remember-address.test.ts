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

test('where an order went is kept once, the first as the main one', async () => {
  const { idCliente } = await loggedIn(database.db)
  await keep(idCliente, {})
  await keep(idCliente, { logradouro: 'PRAÇA DA SÉ', destinatario: 'Outra pessoa' })
  await keep(idCliente, { complemento: 'Apto 2' })

  expect(await addressesOf(database.db, idCliente)).toMatchObject([
    { ...HOME, principal: true },
    { complemento: 'Apto 2', principal: false },
  ])
})

test('a full account takes no more, and the order does not mind', async () => {
  const { idCliente } = await loggedIn(database.db)
  for (let n = 1; n <= MAX_ADDRESSES + 1; n++) await keep(idCliente, { numero: `${n}` })

  const kept = await addressesOf(database.db, idCliente)
  expect(kept.map(({ numero }) => numero)).toEqual(
    Array.from({ length: MAX_ADDRESSES }, (_, n) => `${n + 1}`),
  )
})

test('of orders at the same moment none trips over another', async () => {
  const { idCliente } = await loggedIn(database.db)
  await Promise.all(['1', '2', '3', '1'].map((numero) => keep(idCliente, { numero })))

  const kept = await addressesOf(database.db, idCliente)
  expect(kept.filter(({ principal }) => principal)).toHaveLength(1)
})

function keep(idCliente: number, changes: Partial<typeof HOME>) {
  return rememberAddress(database.db, { idCliente, endereco: { ...HOME, ...changes } })
}
