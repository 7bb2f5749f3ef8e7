import { expect, test } from 'vitest'
import { FAMILY_WORDS, type Family } from '../families/family.ts'
import type { Range } from '../sizes/size.ts'
import { SETUPS } from './setup.ts'

test.each(FAMILY_WORDS)('%s: bass strings are at least as high as treble strings', (family) => {
  const { actionTrebleMm, actionBassMm, reliefMm } = SETUPS[family]

  for (const [min, max] of [actionTrebleMm, actionBassMm, reliefMm]) expect(min).toBeLessThan(max)
  expect(actionBassMm[0]).toBeGreaterThanOrEqual(actionTrebleMm[0])
  expect(actionBassMm[1]).toBeGreaterThanOrEqual(actionTrebleMm[1])
})

/** Heights of the first and the lowest string in millimetres that others publish; addresses beside the ranges. */
test.each<[source: string, Family, treble: number | null, bass: number | null]>([
  ['cellobello.org, steel', 'violoncelo', 4, 6.5],
  ['cellobello.org, gut', 'violoncelo', 5.5, 8],
  ['Fender, lowest', 'guitarra', 1.6, 2],
  ['Fender', 'guitarra', 2, 2.4],
  ['Fender, highest', 'guitarra', 2.4, 2.8],
  ['guitar-shop.co.jp', 'guitarra', 1.5, 1.7],
  ['guitar-shop.co.jp, lowest', 'guitarra', 1, null],
  ['Keisetsu', 'guitarra', 1.8, 2.2],
  ['Fender, lowest', 'baixo', 1.98, 1.98],
  ['Fender', 'baixo', 2.38, 2.38],
  ['Fender, highest', 'baixo', 2.78, 2.78],
  ['classicalguitars.ca', 'violaoNailon', 2.6, 3.6],
  ['David Duyos', 'violaoNailon', 2.5, 3.5],
  ['David Duyos, strong strings', 'violaoNailon', 2.7, 3.8],
  ['Biblioteca de la guitarra', 'violaoNailon', null, 3.5],
  ['Biblioteca de la guitarra', 'violaoNailon', null, 4],
  ['Keisetsu', 'violaoNailon', 3, 3.5],
  ['Violão PRO, classical', 'violaoNailon', 2.5, 4],
  ['Violão PRO, highest', 'violaoNailon', null, 5],
  ['Violão PRO, popular music', 'violaoNailon', 2, 3],
  ['Keisetsu', 'violaoAco', 2, 2.5],
  ['Ukulele Guild of Hawaii', 'ukulele', 2.4, 2.4],
  ['casadosvioleiros.com', 'violaCaipira', 4, 4],
  ['kirpi4ik.dp.ua, lowest', 'violino', 3, 5],
  ['kirpi4ik.dp.ua, highest', 'violino', 4, 6],
  ['Genbassya', 'contrabaixo', 6, 8.5],
])('%s: a %s with strings at %d and %d mm is usual', (_source, family, treble, bass) => {
  const { actionTrebleMm, actionBassMm } = SETUPS[family]
  const isUsual = (mm: number | null, [min, max]: Range) => mm === null || (mm >= min && mm <= max)

  expect([isUsual(treble, actionTrebleMm), isUsual(bass, actionBassMm)]).toEqual([true, true])
})

test.each<[source: string, Family, relief: number]>([
  ['Fender, lowest', 'guitarra', 0.2],
  ['Fender, highest', 'guitarra', 0.3],
  ['Fender, lowest', 'baixo', 0.25],
  ['Fender, highest', 'baixo', 0.35],
])('%s: a neck of a %s with a relief of %d mm is usual', (_source, family, relief) => {
  const [min, max] = SETUPS[family].reliefMm

  expect(relief).toBeGreaterThanOrEqual(min)
  expect(relief).toBeLessThanOrEqual(max)
})

test('what a source calls too high is not usual', () => {
  // rdelutherie, of ukuleles.
  expect(SETUPS.ukulele.actionTrebleMm[1]).toBeLessThan(3.5)
})
