import { expect, test } from 'vitest'
import { boxText, weightText } from './measures.ts'

test('a box is written in centimetres, the longest side as it comes', () => {
  expect(boxText({ altura: 120, largura: 245, comprimento: 620 })).toBe('62 × 24,5 × 12 cm')
})

test.each([
  [45, '45 g'],
  [999, '999 g'],
  [1000, '1 kg'],
  [1550, '1,55 kg'],
])('%i grams are "%s"', (grams, text) => {
  expect(weightText(grams)).toBe(text)
})
