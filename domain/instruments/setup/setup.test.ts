import { expect, test } from 'vitest'
import { FAMILY_WORDS } from '../families/family.ts'
import { SETUPS } from './setup.ts'

test.each(FAMILY_WORDS)('%s: bass strings are at least as high as treble strings', (family) => {
  const { actionTrebleMm, actionBassMm, reliefMm } = SETUPS[family]

  for (const [min, max] of [actionTrebleMm, actionBassMm, reliefMm]) expect(min).toBeLessThan(max)
  expect(actionBassMm[0]).toBeGreaterThanOrEqual(actionTrebleMm[0])
  expect(actionBassMm[1]).toBeGreaterThanOrEqual(actionTrebleMm[1])
})

/** Heights of the first and the lowest string in millimetres that others publish; addresses beside the ranges. */
test.each([
  ['classicalguitars.ca', 'violaoNailon', 2.6, 3.6],
  ['David Duyos', 'violaoNailon', 2.5, 3.5],
  ['David Duyos, strong strings', 'violaoNailon', 2.7, 3.8],
  ['Biblioteca de la guitarra', 'violaoNailon', null, 3.5],
  ['Biblioteca de la guitarra', 'violaoNailon', null, 4],
  ['Keisetsu', 'violaoNailon', 3, 3.5],
  ['Violão PRO, classical', 'violaoNailon', 2.5, 4],
  ['Keisetsu', 'violaoAco', 2, 2.5],
  ['Keisetsu', 'guitarra', 1.8, 2.2],
  ['guitar-shop.co.jp', 'guitarra', 1.5, 1.7],
  ['Fender', 'baixo', 2.38, 2.38],
  ['Ukulele Guild of Hawaii', 'ukulele', 2.4, 2.4],
  ['cellobello.org, gut', 'violoncelo', 5.5, 8],
  ['kirpi4ik.dp.ua', 'violino', 3, 5],
  ['Genbassya', 'contrabaixo', 6, 8.5],
] as const)('%s: a %s with strings at %d and %d mm is usual', (_source, family, treble, bass) => {
  const { actionTrebleMm, actionBassMm } = SETUPS[family]
  const isUsual = (mm: number, [min, max]: readonly [number, number]) => mm >= min && mm <= max

  expect([treble === null || isUsual(treble, actionTrebleMm), isUsual(bass, actionBassMm)]).toEqual([
    true,
    true,
  ])
})
