import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, slugOf } from './slug.ts'

test.each([
  ['Cordas para Violino', 'cordas-para-violino'],
  ['Violão & Guitarra', 'violao-guitarra'],
  ["D'Addario", 'daddario'],
  ['4/4', '4-4'],
  ['15,5"', '15-5'],
  ['D#', 'd-sustenido'],
  ['B♭', 'b-bemol'],
  ['Rosin+', 'rosin-mais'],
  ['  --  ', ''],
])('the slug of %s is %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('every slug is empty or valid in a URL, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})

test('folding ignores case and accents', () => {
  expect(foldText('ÁCÚSTICO')).toBe('acustico')
})
