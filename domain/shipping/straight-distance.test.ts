import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRAZIL } from './coordinates.ts'
import { formatDistance, straightDistance } from './straight-distance.ts'

const point = fc.record({
  latitude: fc.double({ min: BRAZIL.south, max: BRAZIL.north, noNaN: true }),
  longitude: fc.double({ min: BRAZIL.west, max: BRAZIL.east, noNaN: true }),
})

// The length of an arc is known without the formula: radius times angle.
test.each([
  ['a degree of latitude', { latitude: -10, longitude: -50 }, { latitude: -11, longitude: -50 }, 111_195],
  [
    'a degree of longitude at the equator',
    { latitude: 0, longitude: -50 },
    { latitude: 0, longitude: -51 },
    111_195,
  ],
  [
    'a thousandth of a degree',
    { latitude: -23.55, longitude: -46.63 },
    { latitude: -23.551, longitude: -46.63 },
    111,
  ],
  ['no way at all', { latitude: -23.55, longitude: -46.63 }, { latitude: -23.55, longitude: -46.63 }, 0],
])('%s is measured in metres', (_, from, to, metres) => {
  expect(straightDistance(from, to)).toBe(metres)
})

test('a degree of longitude is shorter by the cosine of the latitude', () => {
  const metres = straightDistance({ latitude: -30, longitude: -50 }, { latitude: -30, longitude: -51 })

  expect(Math.abs(metres - 111_195 * Math.cos(Math.PI / 6))).toBeLessThan(3)
})

test('is the same both ways, and no longer than a detour', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(straightDistance(a, b)).toBe(straightDistance(b, a))
      // Each of the three is rounded to a metre.
      expect(straightDistance(a, b)).toBeLessThanOrEqual(straightDistance(a, c) + straightDistance(c, b) + 2)
    }),
  )
})

test.each([
  [0, '0 m'],
  [850, '850 m'],
  [1_000, '1 km'],
  [4_249, '4,2 km'],
  [37_000, '37 km'],
  [37_449, '37,4 km'],
])('%i metres are %s', (metres, text) => {
  expect(formatDistance(metres)).toBe(text)
})
