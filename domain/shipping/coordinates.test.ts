import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BRAZIL,
  type Coordinates,
  coordinatesProblems,
  formatCoordinates,
  isInBrazil,
  readCoordinates,
} from './coordinates.ts'

const SE = { latitude: -23.5505, longitude: -46.6333 }

test.each<[string, Coordinates | null]>([
  ['-23.5505, -46.6333', SE],
  [' -23.5505,-46.6333 ', SE],
  ['-23.5505 -46.6333', SE],
  ['-23.5505; -46.6333', SE],
  ['-23,5505; -46,6333', SE],
  ['-23,5505 -46,6333', SE],
  ['-23,5505, -46,6333', SE],
  ['−23.5505°, −46.6333°', SE],
  ['2.8235, -60.6758', { latitude: 2.8235, longitude: -60.6758 }],
  ['-23.55051234567, -46.63330000001', { latitude: -23.550512, longitude: -46.6333 }],
  ['', null],
  ['-23.5505', null],
  ['Praça da Sé', null],
  ['-23.5505, -46.6333, 17', null],
  ['23°33\'01"S 46°38\'02"W', null],
])('reads %j', (text, point) => {
  expect(readCoordinates(text)).toEqual(point)
})

test.each<[string, Coordinates, string[]]>([
  ['São Paulo', SE, []],
  ['Boa Vista, north of the equator', { latitude: 2.8235, longitude: -60.6758 }, []],
  ['Fernando de Noronha', { latitude: -3.8576, longitude: -32.4297 }, []],
  ['numbers in the wrong order', { latitude: -46.6333, longitude: -23.5505 }, ['latitude', 'longitude']],
  ['a forgotten minus', { latitude: 23.5505, longitude: -46.6333 }, ['latitude']],
  ['null island', { latitude: 0, longitude: 0 }, ['longitude']],
  ['Lisboa', { latitude: 38.7223, longitude: -9.1393 }, ['latitude', 'longitude']],
  ['nothing', { latitude: Number.NaN, longitude: Number.NaN }, ['latitude', 'longitude']],
])('%s has problems at its field', (_, point, fields) => {
  expect(coordinatesProblems(point).map(({ campo }) => campo)).toEqual(fields)
  expect(isInBrazil(point)).toBe(fields.length === 0)
})

test('reads what it wrote', () => {
  const degrees = (min: number, max: number) =>
    fc.integer({ min: min * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6)
  const points = fc.record({
    latitude: degrees(BRAZIL.south, BRAZIL.north),
    longitude: degrees(BRAZIL.west, BRAZIL.east),
  })

  fc.assert(
    fc.property(points, (point) => {
      expect(readCoordinates(formatCoordinates(point))).toEqual(point)
    }),
  )
})
