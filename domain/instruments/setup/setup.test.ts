import { expect, test } from 'vitest'
import { FAMILY_WORDS } from '../families/family.ts'
import { SETUPS } from './setup.ts'

test.each(FAMILY_WORDS)('%s: bass strings are at least as high as treble strings', (family) => {
  const { actionTrebleMm, actionBassMm, reliefMm } = SETUPS[family]

  for (const [min, max] of [actionTrebleMm, actionBassMm, reliefMm]) expect(min).toBeLessThan(max)
  expect(actionBassMm[0]).toBeGreaterThanOrEqual(actionTrebleMm[0])
  expect(actionBassMm[1]).toBeGreaterThanOrEqual(actionTrebleMm[1])
})
