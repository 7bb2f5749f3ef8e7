import { expect, test } from 'vitest'
import { nextChange, usualLife } from './string-life.ts'

test.each([
  ['2026-01-01', 7, 100, '2026-04-11'],
  ['2026-01-01', 14, 100, '2026-02-20'],
  ['2026-01-01', 1, 150, '2027-01-01'],
  [null, 7, 100, null],
  ['2026-01-01', null, 100, null],
])('strings of %s at %s hours a week that last %i hours', (trocadasEm, horasSemana, vidaHoras, due) => {
  expect(nextChange({ trocadasEm, horasSemana, vidaHoras })).toBe(due)
})

test('strings of larger bowed instruments last longer', () => {
  expect([usualLife('violino'), usualLife('contrabaixo'), usualLife('guitarra')]).toEqual([150, 300, 100])
})
