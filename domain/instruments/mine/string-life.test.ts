import { expect, test } from 'vitest'
import type { Family } from '../families/family.ts'
import { nextChange, STRING_LIFE, usualLife } from './string-life.ts'

test.each([
  ['2026-01-01', 7, 100, '2026-04-11'],
  ['2026-01-01', 14, 100, '2026-02-20'],
  ['2026-01-01', 1, 150, '2027-01-01'],
  [null, 7, 100, null],
  ['2026-01-01', null, 100, null],
])('strings of %s at %s hours a week that last %i hours', (trocadasEm, horasSemana, vidaHoras, due) => {
  expect(nextChange({ trocadasEm, horasSemana, vidaHoras })).toBe(due)
})

test.each<[Family, number]>([
  ['guitarra', 70],
  ['violaoNailon', 140],
  ['baixo', 200],
  ['violino', 150],
  ['violoncelo', 230],
  ['contrabaixo', 330],
])('strings of a %s are reminded of after %d hours', (family, hours) => {
  expect(usualLife(family)).toBe(hours)
})

test('what is published lies within the ranges', () => {
  const published: [Family, number][] = [
    ['guitarra', 100],
    ['guitarra', 90],
    ['violaoAco', 100],
    ['violaoNailon', 100],
    ['violaoNailon', 200],
    ['baixo', 180],
    ['baixo', 120],
    ['violino', 156],
    ['contrabaixo', 312],
  ]
  for (const [family, hours] of published) {
    const [min, max] = STRING_LIFE[family]
    expect(hours, family).toBeGreaterThanOrEqual(min)
    expect(hours, family).toBeLessThanOrEqual(max)
  }
})
