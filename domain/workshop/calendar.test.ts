import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isStoreDay as worksOn } from '../shipping/delivery-day.ts'
import { dayAfter } from '../time/business-days-calendar.ts'
import {
  afterStoreDays,
  divideDays,
  HORIZON_DAYS,
  type PlanWorkInput,
  planWork,
  storeDaysUntil,
} from './calendar.ts'
import { DEFAULT_WORKSHOP_SETTINGS, workshopCapacity, workshopProblems } from './workshop-settings.ts'

const isStoreDay = (day: string) => worksOn(day, { feriados: ['2026-12-24'] })

/** A Tuesday. */
const START = '2026-12-01'

const plan = (changes: Partial<PlanWorkInput>) =>
  planWork({
    minutos: 60,
    dias: 0,
    start: START,
    capacity: workshopCapacity(DEFAULT_WORKSHOP_SETTINGS, new Map(), isStoreDay),
    booked: new Map(),
    isStoreDay,
    ...changes,
  })

describe('a job', () => {
  test.each<[name: string, Partial<PlanWorkInput>, dias: [string, number][], pronta: string]>([
    ['is done on its first day', {}, [['2026-12-01', 60]], '2026-12-01'],
    ['takes the rest of a day', { booked: new Map([[START, 180]]) }, [['2026-12-01', 60]], '2026-12-01'],
    [
      'goes on on the next day if it is longer than the rest of a day',
      { minutos: 100, booked: new Map([[START, 200]]) },
      [
        ['2026-12-01', 40],
        ['2026-12-02', 60],
      ],
      '2026-12-02',
    ],
    ['waits behind a full day', { booked: new Map([[START, 240]]) }, [['2026-12-02', 60]], '2026-12-02'],
    [
      'waits behind a day that was shortened below its bookings',
      { booked: new Map([[START, 999]]) },
      [['2026-12-02', 60]],
      '2026-12-02',
    ],
    [
      'spans a weekend',
      { minutos: 300, start: '2026-12-04' },
      [
        ['2026-12-04', 240],
        ['2026-12-07', 60],
      ],
      '2026-12-07',
    ],
    ['dries on days of the store', { dias: 2, start: '2026-12-04' }, [['2026-12-04', 60]], '2026-12-08'],
    ['skips days off and holidays', { start: '2026-12-24' }, [['2026-12-28', 60]], '2026-12-28'],
  ])('%s', (_name, changes, dias, pronta) => {
    expect(plan(changes)).toEqual({ dias: dias.map(([dia, minutos]) => ({ dia, minutos })), pronta })
  })

  test('is not taken if the workshop never works', () => {
    expect(plan({ capacity: () => 0 })).toBeNull()
  })

  test('is not taken beyond the calendar', () => {
    expect(plan({ capacity: () => 1, minutos: HORIZON_DAYS })).not.toBeNull()
    expect(plan({ capacity: () => 1, minutos: HORIZON_DAYS + 1 })).toBeNull()
  })
})

describe('always', () => {
  const week = fc.array(fc.integer({ min: 0, max: 480 }), { minLength: 7, maxLength: 7 })
  const bookings = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 500 })))
    .map((days) => new Map(days.map(([after, minutes]) => [dayAfter(START, after), minutes])))
  const jobs = fc.record({
    semana: week,
    booked: bookings,
    minutos: fc.integer({ min: 1, max: 2000 }),
    dias: fc.integer({ min: 0, max: 10 }),
    start: fc.integer({ min: 0, max: 30 }).map((after) => dayAfter(START, after)),
  })
  const capacityOf = (semana: number[]) => workshopCapacity({ semana }, new Map(), isStoreDay)

  test('no day takes more than it has, minutes add up, and nothing is before the start', () => {
    fc.assert(
      fc.property(jobs, ({ semana, ...job }) => {
        const capacity = capacityOf(semana)
        const planned = plan({ ...job, capacity })
        if (!planned) return
        for (const { dia, minutos } of planned.dias) {
          expect(minutos + (job.booked.get(dia) ?? 0)).toBeLessThanOrEqual(capacity(dia))
          expect(minutos).toBeGreaterThan(0)
          expect(dia >= job.start).toBe(true)
        }
        expect(planned.dias.reduce((sum, { minutos }) => sum + minutos, 0)).toBe(job.minutos)
        const last = planned.dias.at(-1)?.dia ?? ''
        expect(planned.pronta).toBe(afterStoreDays(last, job.dias, isStoreDay))
      }),
    )
  })

  test('more bookings never make a job ready earlier', () => {
    fc.assert(
      fc.property(jobs, bookings, ({ semana, ...job }, more) => {
        const capacity = capacityOf(semana)
        const booked = new Map(job.booked)
        for (const [day, minutes] of more) booked.set(day, (booked.get(day) ?? 0) + minutes)
        const before = plan({ ...job, capacity })
        const after = plan({ ...job, booked, capacity })
        if (!before) expect(after).toBeNull()
        if (before && after) expect(after.pronta >= before.pronta).toBe(true)
      }),
    )
  })

  test('the days of the store until a day lead to it, or to the next one on which the store works', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 60 }), (first, length) => {
        const from = dayAfter(START, first)
        const to = dayAfter(from, length)
        const reached = afterStoreDays(from, storeDaysUntil(from, to, isStoreDay), isStoreDay)

        expect(reached >= to).toBe(true)
        for (let day = to; day < reached; day = dayAfter(day, 1)) expect(isStoreDay(day)).toBe(false)
      }),
    )
  })
})

describe('capacity', () => {
  const capacity = workshopCapacity(
    { semana: [0, 240, 240, 240, 240, 240, 120] },
    new Map([
      ['2026-12-02', { minutos: 30 }],
      ['2026-12-25', { minutos: 60 }],
      ['2026-12-06', { minutos: 90 }],
    ]),
    isStoreDay,
  )

  test.each([
    ['a weekday', '2026-12-01', 240],
    ['a shorter day', '2026-12-02', 30],
    ['a Saturday on which the workshop works', '2026-12-05', 120],
    ['a Sunday with an exception', '2026-12-06', 90],
    ["the store's own day off", '2026-12-24', 0],
    ['a holiday with an exception', '2026-12-25', 60],
    ['a holiday', '2027-01-01', 0],
  ])('of %s', (_name, day, minutes) => {
    expect(capacity(day)).toBe(minutes)
  })
})

test('settings need a working day, and words for instruments at the counter', () => {
  expect(workshopProblems(DEFAULT_WORKSHOP_SETTINGS)).toEqual([])
  expect(
    workshopProblems({
      ...DEFAULT_WORKSHOP_SETTINGS,
      semana: [0, 0, 0, 0, 0, 0, 0],
      recebeNoBalcao: true,
      texto: ' ',
    }).map(({ campo }) => campo),
  ).toEqual(['semana', 'texto'])
})

test('days are divided among works one after the other, and what is over stays nobody’s', () => {
  const days = [
    { dia: '2026-12-01', minutos: 60 },
    { dia: '2026-12-02', minutos: 30 },
  ]

  expect(divideDays(days, [{ minutos: 20 }, { minutos: 50 }, { minutos: 5 }])).toEqual([
    [{ dia: '2026-12-01', minutos: 20 }],
    [
      { dia: '2026-12-01', minutos: 40 },
      { dia: '2026-12-02', minutos: 10 },
    ],
    [{ dia: '2026-12-02', minutos: 5 }],
  ])
  expect(divideDays([], [{ minutos: 20 }])).toEqual([[]])
})
