import { expect, test } from 'vitest'
import { letters } from './letters.ts'

test('every Portuguese letter, digit and sign of a label has a glyph, accents included', () => {
  const text = "AÁÀÂÃBCÇDEÉÊFGHIÍJKLMNOÓÔÕPQRSTUÚÜVWXYZ0123456789.,-/'&+#()%:"
  const strokes = letters(text, [0, 0], { height: 6, colour: '#000' }).split('<path').length - 1
  expect(strokes).toBe(text.normalize('NFD').length)
})

test('a long line is scaled to fit', () => {
  const scaleOf = (svg: string) => Number(/scale\(([\d.]+)\)/.exec(svg)?.[1])
  const free = letters('ENCORDOAMENTO', [0, 0], { height: 12, colour: '#000' })
  const fitted = letters('ENCORDOAMENTO', [0, 0], { height: 12, colour: '#000', fit: 30 })
  expect(scaleOf(fitted)).toBeLessThan(scaleOf(free))
})
