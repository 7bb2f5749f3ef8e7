import { describe, expect, test } from 'vitest'
import { contrast, isDark, mix, nearestPassing } from './colour.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#7a2e1f', '#fbf8f3', 8.86],
  ['#ff0000', '#ffffff', 4],
])('%s and %s have a contrast of %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test.each([
  ['#fbf8f3', false],
  ['#121110', true],
  ['#808080', false],
])('light text belongs on %s: %s', (ground, expected) => {
  expect(isDark(ground)).toBe(expected)
})

test.each([
  ['#000000', '#ffffff', 0.5, '#808080'],
  ['#ff0000', '#0000ff', 0, '#ff0000'],
  ['#ff0000', '#0000ff', 1, '#0000ff'],
])('mixes %s with %s at %f to %s', (colour, other, share, expected) => {
  expect(mix(colour, other, share)).toBe(expected)
})

describe('the nearest colour with enough contrast', () => {
  test('is the colour itself if that passes', () => {
    expect(nearestPassing('#7a2e1f', ['#fbf8f3'], 4.5)).toBe('#7a2e1f')
  })

  test.each([
    ['a yellow on white', '#ffc400', '#ffffff'],
    ['a navy on black', '#14213d', '#000000'],
    ['a grey on the same grey', '#808080', '#808080'],
  ])('passes for %s, and the step before does not', (_case, colour, ground) => {
    const found = nearestPassing(colour, [ground], 4.5)

    expect(contrast(found, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(mix(found, colour, 0.05), ground)).toBeLessThan(4.5)
  })

  test('is the better end if nothing passes', () => {
    expect(nearestPassing('#808080', ['#303030', '#ffffff'], 7)).toBe('#000000')
  })
})
