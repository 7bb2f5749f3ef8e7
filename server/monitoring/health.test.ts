import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import type { Space } from '../start/disk-space.ts'
import { createHealth } from './health.ts'
import { createMetrics } from './metrics.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test.each<[Space, boolean, number, object]>([
  ['ample', true, 200, { situacao: 'pronto' }],
  ['low', true, 200, { situacao: 'pronto', avisos: ['resta pouco espaço em disco'] }],
  ['scarce', true, 503, { situacao: 'indisponivel', motivo: 'falta espaço em disco' }],
  ['scarce', false, 200, { situacao: 'pronto', avisos: ['resta pouco espaço em disco'] }],
])(
  'a disk with %s space that holds the database (%s) is answered with %i',
  async (space, holdsDatabase, status, body) => {
    const answer = await ready({ space, holdsDatabase })

    expect(answer).toEqual({ status, body })
  },
)

test('a read-only database is not ready', async () => {
  const reading = connect(
    `${database.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`,
    1,
  )
  const answer = await ready({ pool: reading.pool })
  await reading.close()

  expect(answer).toEqual({
    status: 503,
    body: { situacao: 'indisponivel', motivo: 'o banco de dados está somente para leitura' },
  })
})

test('a shop that is about to close is not ready', async () => {
  expect(await ready({ closing: true })).toMatchObject({
    status: 503,
    body: { motivo: 'a loja está fechando' },
  })
})

type State = { space?: Space; holdsDatabase?: boolean; closing?: boolean; pool?: TestDatabase['pool'] }

async function ready({
  space = 'ample',
  holdsDatabase = true,
  closing = false,
  pool = database.pool,
}: State) {
  const health = createHealth({
    measure: () => createMetrics().registry.metrics(),
    closing: () => closing,
    isNodeAlive: async () => true,
    space: () => space,
    holdsDatabase,
  })
  health.open(pool)
  const server = createServer((incoming, outgoing) => health.answer(incoming, outgoing)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/readyz`)
  server.close()

  return { status: response.status, body: await response.json() }
}
