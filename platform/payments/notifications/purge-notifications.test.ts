import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { avisosPagamento } from '../tables.ts'
import { purgeNotifications } from './purge-notifications.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('purges notifications that were processed 120 days ago, also many, and none that waits', async () => {
  const { db } = database
  const received = (idProvedor: string, days: number, processed = true) => {
    const em = new Date(NOW.getTime() - days * DAY_MS)
    const done = processed ? { processadoEm: em, resultado: 'conferido' as const } : {}
    return { metodo: 'pix' as const, idProvedor, pagamento: 'x', corpo: {}, recebidoEm: em, ...done }
  }
  const many = Array.from({ length: 2001 }, (_, n) => received(`velho ${n}`, 121 + n / 100))
  await db
    .insert(avisosPagamento)
    .values([received('novo', 1), received('quase', 119), received('parado', 500, false), ...many])

  await purgeNotifications({ db, now: NOW })

  const left = await db.select({ id: avisosPagamento.idProvedor }).from(avisosPagamento)
  expect(left.map(({ id }) => id).sort()).toEqual(['novo', 'parado', 'quase'])
})
