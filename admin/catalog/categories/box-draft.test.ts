import { expect, test } from 'vitest'
import { boxDraftOf, boxOf, boxProblems } from './box-draft.ts'

const BOX = { peso: 350, altura: 30, largura: 150, comprimento: 160 }

test('a box that was saved is edited and saved as it was', () => {
  expect(boxOf(boxDraftOf(BOX))).toEqual(BOX)
})

test('a category without a box has four empty fields, and saves none', () => {
  expect(boxDraftOf(null)).toEqual({ peso: null, altura: null, largura: null, comprimento: null })
  expect(boxOf(boxDraftOf(null))).toBeNull()
})

test.each(['peso', 'altura', 'largura', 'comprimento'] as const)('is none while its %s is empty', (side) => {
  expect(boxOf({ ...BOX, [side]: null })).toBeNull()
})

test.each([
  ['is complete', BOX, []],
  ['is empty', boxDraftOf(null), []],
  ['has one measure', { ...boxDraftOf(null), peso: 350 }, ['altura', 'largura', 'comprimento']],
  ['lacks one', { ...BOX, largura: null }, ['largura']],
])('a box that %s lacks %j', (_, box, sides) => {
  expect(boxProblems(box).map(({ campo }) => campo)).toEqual(sides.map((side) => `embalagem.${side}`))
})
