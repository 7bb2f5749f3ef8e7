import { expect, test } from 'vitest'
import { deliveryAfterWork } from './delivery-after-work.ts'

const hours = { horaCorte: 17, feriados: ['2026-11-26'], diasPreparo: 2 }
/** A Monday, before the hour that ends the store's day. */
const paidAt = new Date('2026-11-23T15:00:00Z')
const freight = { prazo: 6, oficina: 1, previsao: '2026-12-02' }

test.each([
  // Two days of preparation and three of the carrier; the store is closed on the 26th.
  ['2026-11-24', { prazo: 6, oficina: 1, previsao: '2026-12-02' }],
  ['2026-11-25', { prazo: 7, oficina: 2, previsao: '2026-12-03' }],
  ['2026-11-27', { prazo: 8, oficina: 3, previsao: '2026-12-04' }],
  // A Saturday: packed from Monday on.
  ['2026-11-28', { prazo: 9, oficina: 4, previsao: '2026-12-07' }],
  [null, { prazo: 5, previsao: '2026-11-30' }],
])('work that is ready on %s gives the order %j', (pronta, expected) => {
  expect(deliveryAfterWork(freight, { pronta, paidAt, hours })).toEqual(expected)
})
