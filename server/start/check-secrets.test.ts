import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSecrets } from '#platform/infrastructure/security/seal.ts'
import { openCredentials, sealCredentials } from '#platform/payments/accounts/credentials.ts'
import { contasPagamento } from '#platform/payments/accounts/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { checkSecrets } from './check-secrets.ts'

const [ONE, OTHER] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const [old, fresh] = [randomBytes(32), randomBytes(32)]

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  for (const [ordem, id] of [ONE, OTHER].entries())
    await database.db.insert(contasPagamento).values({
      id,
      ordem,
      provedor: 'pixBanco',
      nome: 'Banco',
      ambiente: 'producao',
      metodos: {},
      credenciais: sealCredentials(createSecrets([old]), id, { clientId: `de ${id}` }),
      pistas: {},
      criadaEm: new Date(),
    })
})
afterAll(() => database.close())

test('refuses to start with a key that does not open what is stored', async () => {
  await expect(checkSecrets(database, createSecrets([fresh]))).rejects.toThrow(
    /contas_pagamento 1{8}.*Ponha de volta SECRETS_KEY/,
  )
})

test('seals again with the first key, so that the older one can go', async () => {
  await checkSecrets(database, createSecrets([fresh, old]))
  const secrets = createSecrets([fresh])

  await checkSecrets(database, secrets)
  const rows = await database.db.select().from(contasPagamento)
  expect(rows.map((row) => openCredentials(secrets, row)['clientId']).toSorted()).toEqual([
    `de ${ONE}`,
    `de ${OTHER}`,
  ])
})

test('refuses to start with a value that was moved to another row', async () => {
  await database.pool.query(
    `update contas_pagamento set credenciais = (select credenciais from contas_pagamento where id = '${ONE}') where id = '${OTHER}'`,
  )

  await expect(checkSecrets(database, createSecrets([fresh]))).rejects.toThrow('foram mudados fora da loja')
})
