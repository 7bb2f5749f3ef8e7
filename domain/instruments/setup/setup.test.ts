import { expect, test } from 'vitest'
import { FAMILY_WORDS } from '../families/family.ts'
import { actionRemark, SETUPS } from './setup.ts'

test.each(FAMILY_WORDS)('%s: bass strings are at least as high as treble strings', (family) => {
  const { actionTrebleMm, actionBassMm, reliefMm } = SETUPS[family]

  for (const [min, max] of [actionTrebleMm, actionBassMm, reliefMm]) expect(min).toBeLessThan(max)
  expect(actionBassMm[0]).toBeGreaterThanOrEqual(actionTrebleMm[0])
  expect(actionBassMm[1]).toBeGreaterThanOrEqual(actionTrebleMm[1])
})

test.each([
  ['guitarra', 'treble', 1.5, null],
  ['guitarra', 'treble', 2.5, 'As cordas agudas estão altas: o usual é de 1,2 a 1,8 mm.'],
  ['violino', 'bass', 4, 'As cordas graves estão baixas e podem trastejar: o usual é de 4,5 a 5,8 mm.'],
] as const)('%s, %s at %d mm: %s', (family, side, mm, sentence) => {
  expect(actionRemark(family, side, mm)).toBe(sentence)
})
