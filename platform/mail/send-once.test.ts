import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { purgeSent } from './purge-sent.ts'
import { sendOnce } from './send-once.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('sends a mail once, whichever job sends it', async () => {
  const { sent, send } = counted()

  await sendOnce(context(), 'recebido-1', send)
  await sendOnce(context(), 'recebido-1', send)
  await sendOnce(context(), 'recebido-2', send)

  expect(sent).toHaveLength(2)
})

test('a second job waits while one sends, and then finds the mail sent', async () => {
  const { promise: leaves, resolve: leave } = Promise.withResolvers<void>()
  const { sent, send } = counted(() => leaves)
  const first = sendOnce(context(), 'enviado', send)
  await expect.poll(() => sent.length).toBe(1)

  const other = context()
  await expect(sendOnce(other, 'enviado', send)).rejects.toThrow('Another job')
  leave()
  await first
  await sendOnce(other, 'enviado', send)

  expect(sent).toHaveLength(1)
})

test('any job may send a failed mail at once', async () => {
  const { sent, send } = counted(() => Promise.reject(new Error('A caixa não aceita.')))
  await expect(sendOnce(context(), 'entregue', send)).rejects.toThrow('A caixa')

  await sendOnce(context(), 'entregue', async () => void sent.push('now'))

  expect(sent).toHaveLength(2)
})

test('takes over a mail after five minutes if the job sending it died', async () => {
  const { sent, send } = counted(() => new Promise(() => undefined))
  void sendOnce(context(), 'morta', send)
  await expect.poll(() => sent.length).toBe(1)

  await sendOnce(context(new Date(NOW.getTime() + 300_000)), 'morta', async () => void sent.push('de novo'))

  expect(sent).toHaveLength(2)
})

test('purges keys only when no job can request their mail any more', async () => {
  const { send } = counted()
  for (const days of [59, 61]) await sendOnce(context(daysAgo(days)), `há-${days}-dias`, send)

  await purgeSent(context())

  const { rows } = await database.pool.query(`select chave from mensagens_enviadas where chave like 'há-%'`)
  expect(rows).toEqual([{ chave: 'há-59-dias' }])
})

test('purges any number of keys', async () => {
  await database.pool.query(
    `insert into mensagens_enviadas (chave, id_tarefa, tomada_em)
     select 'velha-' || n, gen_random_uuid(), $1 from generate_series(1, 2500) n`,
    [daysAgo(61)],
  )
  await purgeSent(context())

  const { rows } = await database.pool.query(
    `select count(*)::int as total from mensagens_enviadas where chave like 'velha-%'`,
  )
  expect(rows).toEqual([{ total: 0 }])
})

function daysAgo(days: number) {
  return new Date(NOW.getTime() - days * 86_400_000)
}

function context(now = NOW) {
  return { db: database.db, now, idTarefa: randomUUID() }
}

function counted(after: () => Promise<void> = () => Promise.resolve()) {
  const sent: string[] = []
  return {
    sent,
    send() {
      sent.push('now')
      return after()
    },
  }
}
