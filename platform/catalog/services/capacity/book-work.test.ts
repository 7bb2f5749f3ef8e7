import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { bookWork, releaseWork } from './book-work.ts'
import { type Work, workPlan } from './work-plan.ts'

/** A Tuesday morning, before the hour until which a payment counts for the same day. */
const NOW = new Date('2026-12-01T12:00:00Z')

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

beforeEach(() => emptyTables(database.pool, 'oficina_dias', 'oficina', 'ordens_servico'))

describe('work that is paid now', () => {
  test('is done from the day after the payment on, and added to getting ready', async () => {
    expect(await planned({ minutos: 60, dias: 0 })).toEqual({
      dias: [{ dia: '2026-12-02', minutos: 60 }],
      pronta: '2026-12-02',
      addedDays: 1,
    })
    expect(await planned({ minutos: 300, dias: 2 })).toMatchObject({ pronta: '2026-12-07', addedDays: 4 })
  })

  test('starts a day later after the store’s hour', async () => {
    const late = new Date('2026-12-01T18:00:00Z')

    expect(await planned({ minutos: 60, dias: 0 }, late)).toMatchObject({
      pronta: '2026-12-03',
      addedDays: 1,
    })
  })

  test('follows what the merchant set for the week and for a day', async () => {
    await database.pool.query(
      `insert into oficina (ajustes, alterado_em)
        values ('{"semana":[0,0,0,30,30,0,0],"validadeOrcamento":10,"recebeNoBalcao":false,"texto":""}', now())`,
    )
    await database.pool.query(`insert into oficina_dias (dia, minutos) values ('2026-12-03', 0)`)

    expect(await planned({ minutos: 60, dias: 0 })).toMatchObject({
      dias: [
        { dia: '2026-12-02', minutos: 30 },
        { dia: '2026-12-09', minutos: 30 },
      ],
    })
  })
})

describe('a booking', () => {
  test('takes time that the next one does not get', async () => {
    await booked(await workOrder(), { minutos: 240, dias: 0 })

    expect(await planned({ minutos: 60, dias: 0 })).toMatchObject({ pronta: '2026-12-03' })
  })

  test('stays when it is booked again for the same work, and moves once its day has come too near', async () => {
    const first = await workOrder()
    const own = await workOrder()
    await booked(first, { minutos: 240, dias: 0 })
    const before = await booked(own, { minutos: 60, dias: 1 })
    await database.db.transaction((tx) => releaseWork(tx, { idOrdem: first }))

    expect(await booked(own, { minutos: 60, dias: 1 })).toEqual({ ...before, isNew: false })
    expect(before).toMatchObject({ dias: [{ dia: '2026-12-03', minutos: 60 }], pronta: '2026-12-04' })
    const late = new Date('2026-12-03T12:00:00Z')
    expect(await booked(own, { minutos: 60, dias: 1 }, late)).toMatchObject({ pronta: '2026-12-07' })
    expect(await minutesByDay()).toEqual({ '2026-12-04': 60 })
  })

  test('is replaced when the work changes, without being in its own way', async () => {
    const own = await workOrder()
    await booked(own, { minutos: 200, dias: 0 })
    await booked(own, { minutos: 240, dias: 0 })

    expect(await minutesByDay()).toEqual({ '2026-12-02': 240 })
  })

  test('is not made if the workshop has no time at all', async () => {
    expect(await booked(await workOrder(), { minutos: 240 * 200, dias: 0 })).toBeNull()
    expect(await minutesByDay()).toEqual({})
  })

  test('never takes time twice, whoever books at once', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, workOrder))
    const plans = await Promise.all(ids.map((id, i) => booked(id, { minutos: 35 + i, dias: 0 })))

    const days = await minutesByDay()
    expect(Math.max(...Object.values(days))).toBe(240)
    const work = ids.reduce((sum, _id, i) => sum + 35 + i, 0)
    expect(Object.values(days).reduce((sum, minutes) => sum + minutes, 0)).toBe(work)
    expect(plans.flatMap((plan) => plan?.dias ?? []).reduce((sum, { minutos }) => sum + minutos, 0)).toBe(
      work,
    )
    expect(Object.keys(days)).toHaveLength(Math.ceil(work / 240))
  })
})

function planned(work: Work, now = NOW) {
  return workPlan(testContext(database.db, { now }), work)
}

function booked(idOrdem: string, work: Work, now = NOW) {
  return database.db.transaction((tx) =>
    bookWork({ ...testContext(tx, { now }), db: tx }, { idOrdem, ...work }),
  )
}

async function workOrder(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into ordens_servico (tipo, nome, email, instrumento, situacao, criado_em, alterado_em)
      values ('balcao', 'Ana', 'ana@exemplo.test', 'Violino', 'aprovada', now(), now()) returning id`,
  )

  return rows[0]?.id ?? ''
}

async function minutesByDay(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ dia: string; minutos: number }>(
    'select dia::text as dia, sum(minutos)::int as minutos from oficina_reservas group by dia',
  )

  return Object.fromEntries(rows.map(({ dia, minutos }) => [dia, minutos]))
}
