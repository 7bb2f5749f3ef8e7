import { describe, expect, test } from 'vitest'
import { makerWeight } from '../makers/makers.ts'
import { kgPerMetre, weightForTension } from '../tension.ts'
import { solidDiameterMm, solidWeight, unitWeight } from '../unit-weight.ts'
import { AQUILA_EQUAL, AQUILA_GUT, KALIUM_PLAIN, ROSLAU_DENSITY } from './solid.fixtures.ts'
import {
  DADDARIO_MISLABELLED,
  DADDARIO_RECORDED,
  DADDARIO_WEIGHED,
  ERNIE_BALL_WEIGHED,
  FENDER_MISLABELLED,
  FENDER_WEIGHED,
  LOADED,
  MARTIN_RECORDED,
  WORTH_WEIGHED,
} from './weighed.fixtures.ts'

describe("other makers' published unit weights", () => {
  test.each(KALIUM_PLAIN)('Kalium plain steel .0%d', (thousandths, published) => {
    expect(deviation(unitWeight('plainSteel', thousandths), kgPerMetre(published))).toBeLessThan(0.01)
  })

  test('of brands that publish none, of other constructions and beyond a chart are unknown', () => {
    const string = (thousandths: number, material: string) => ({
      diameter: { text: '', mm: thousandths * 0.0254 },
      materials: [material],
    })

    expect(makerWeight('Elixir', string(46, 'Níquel'), 'guitarra')).toBeNull()
    expect(makerWeight('GHS', string(46, 'Náilon'), 'violaoNailon')).toBeNull()
    expect(makerWeight('GHS', string(16, 'Níquel'), 'guitarra')).toBeNull()
    expect(makerWeight('ghs', { diameter: null, materials: ['Níquel'] }, 'guitarra')).toBeNull()
    expect(makerWeight("D'Addario", string(46, 'Níquel'), 'guitarra')).toBeNull()
    expect(makerWeight("D'Addario", string(20, 'Fluorcarbono'), 'ukulele')).toBeNull()
  })

  test.each(['GHS', 'Stringjoy', 'Kalium', "D'Addario"])(
    'plain steel of %s weighs what it does of all',
    (brand) => {
      const string = { diameter: { text: '.011', mm: 11 * 0.0254 }, materials: ['Aço'] }

      expect(makerWeight(brand, string, 'guitarra')).toBeNull()
    },
  )

  test.each(AQUILA_EQUAL)(
    'Aquila Nylgut of %d mm is as heavy as its equals',
    (nylgut, nylon, fluorocarbon) => {
      const heavy = solidWeight('nylgut', nylgut)

      // Diameters are given in steps of 0.02 mm, so weights are equal within what such a step makes.
      expect(deviation(Math.sqrt(unitWeight('plainNylon', nylon / 0.0254)), Math.sqrt(heavy))).toBeLessThan(
        0.05,
      )
      expect(deviation(Math.sqrt(solidWeight('fluorocarbon', fluorocarbon)), Math.sqrt(heavy))).toBeLessThan(
        0.05,
      )
    },
  )

  test('gut is as thick as Aquila’s equivalent of its weight', () => {
    const weight = AQUILA_GUT.grams / 1000 / AQUILA_GUT.metres

    expect(deviation(solidDiameterMm('gut', weight), AQUILA_GUT.mm)).toBeLessThan(0.02)
  })

  test('plain steel has the density of Röslau music wire', () => {
    const metres = (10 * 0.0254) / 1000
    const density = unitWeight('plainSteel', 10) / ((Math.PI / 4) * metres ** 2) / 1000

    expect(deviation(density, ROSLAU_DENSITY)).toBeLessThan(0.01)
  })
})

describe('strings that others have weighed, by D’Addario’s unit weights', () => {
  test.each(WORTH_WEIGHED)('Worth fluorocarbon of %d mm', (mm, grams, lengthMm) => {
    expect(deviation(solidWeight('fluorocarbon', mm), grams / lengthMm)).toBeLessThan(0.05)
  })

  test.each([
    ...ERNIE_BALL_WEIGHED.map((string) => ['Ernie Ball', ...string] as const),
    ...FENDER_WEIGHED.map((string) => ['Fender', ...string] as const),
    ...DADDARIO_WEIGHED.map((string) => ["D'Addario", ...string] as const),
  ])('%s, %s .0%d, %d mg/m', (_maker, construction, thousandths, milligrams) => {
    expect(deviation(unitWeight(construction, thousandths), milligrams / 1e6)).toBeLessThan(0.05)
  })

  // A sixth lighter, and a quarter heavier, than the gauge on their labels.
  test.each([
    ['Fender', FENDER_MISLABELLED],
    ["D'Addario", DADDARIO_MISLABELLED],
  ] as const)('a string of %s weighs what another gauge does than its label says', (_maker, string) => {
    const weight = string.milligramsPerMetre / 1e6

    expect(deviation(unitWeight('nickelWound', string.thousandths), weight)).toBeGreaterThan(0.15)
    expect(deviation(unitWeight('nickelWound', string.likely), weight)).toBeLessThan(0.02)
  })

  test.each([
    ...MARTIN_RECORDED.map((string) => ['Martin', ...string] as const),
    ...DADDARIO_RECORDED.map((string) => ["D'Addario", ...string] as const),
  ])('%s, %s .0%d under 9.07 kg sounds at %d hertz', (_maker, construction, thousandths, recorded) => {
    const weight = weightForTension({ ...LOADED, hertz: recorded })
    // The sixth strings were recorded least steadily.
    const bound = thousandths > 50 ? 0.07 : 0.05

    expect(deviation(unitWeight(construction, thousandths), weight)).toBeLessThan(bound)
  })
})

function deviation(actual: number, published: number): number {
  return Math.abs(actual / published - 1)
}
