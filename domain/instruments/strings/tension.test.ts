import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hertz, noteOf } from '../pitch/note.ts'
import { CHARTS, type Construction } from './charts/charts.ts'
import {
  AQUILA_EQUAL,
  DADDARIO,
  GAMUT_EQUAL,
  GHS_SETS,
  KALIUM_PLAIN,
  KALIUM_WOUND,
  ROSLAU_DENSITY,
  STRINGJOY_NICKEL,
  WORTH_WEIGHED,
} from './published.fixtures.ts'
import { kgPerMetre, NEWTONS_PER_KGF, tensionKgf, tensionNewtons, weightForTension } from './tension.ts'
import { fittedWeight, solidWeight, unitWeight } from './unit-weight.ts'

const POUNDS_PER_KGF = 1 / 0.45359237
const GUITAR_MM = 25.5 * 25.4
const BASS_MM = 34 * 25.4
const VIOLA_MM = 375
const STANDARD = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']

describe("D'Addario's published tensions", () => {
  test.each(DADDARIO)('%s .0%d at %s pulls %d lb', (construction, thousandths, note, published) => {
    const scaleMm = construction.startsWith('bass') ? BASS_MM : GUITAR_MM
    const pounds = poundsOf(unitWeight(construction, thousandths), scaleMm, note)

    expect(deviation(pounds, published)).toBeLessThan(0.01 + 0.05 / published)
  })
})

describe("GHS's published totals of sets", () => {
  test.each(GHS_SETS)('$set pulls $pounds lb in all', ({ set, diameters, plain, pounds }) => {
    const total = diameters.reduce(
      (sum, thousandths, i) =>
        sum +
        poundsOf(
          unitWeight(i < plain ? 'plainSteel' : 'nickelWound', thousandths),
          GUITAR_MM,
          STANDARD[i] ?? '',
        ),
      0,
    )

    // The lightest set is 5.1 % off: GHS's .022 and .030 are heavier than the chart's.
    expect(deviation(total, pounds)).toBeLessThan(set === 'GBUL' ? 0.055 : 0.05)
  })
})

describe("other makers' published unit weights", () => {
  test.each(KALIUM_PLAIN)('Kalium plain steel .0%d', (thousandths, published) => {
    expect(deviation(unitWeight('plainSteel', thousandths), kgPerMetre(published))).toBeLessThan(0.05)
  })

  // Cores and covers differ: wound strings of one gauge weigh up to 15 % more or less from maker to maker.
  test.each([...KALIUM_WOUND, ...STRINGJOY_NICKEL])(
    'wound steel .0%d of another maker',
    (thousandths, published) => {
      expect(deviation(unitWeight('nickelWound', thousandths), kgPerMetre(published))).toBeLessThan(0.15)
    },
  )

  test.each(WORTH_WEIGHED)('Worth fluorocarbon of %d mm', (mm, grams, lengthMm) => {
    expect(deviation(solidWeight('fluorocarbon', mm), grams / lengthMm)).toBeLessThan(0.05)
  })

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

  test.each(GAMUT_EQUAL)('Gamut’s gut of %d mm as D4 pulls as much as gut of %d mm as C3', (d4, c3) => {
    const pull = (mm: number, note: string) => poundsOf(solidWeight('gut', mm), VIOLA_MM, note)

    // Of one material and length, whatever it weighs; the diameters are rounded to even hundredths.
    expect(deviation(pull(c3, 'C3'), pull(d4, 'D4'))).toBeLessThan(0.03)
  })

  test('plain steel has the density of Röslau music wire', () => {
    const metres = (10 * 0.0254) / 1000
    const density = unitWeight('plainSteel', 10) / ((Math.PI / 4) * metres ** 2) / 1000

    expect(deviation(density, ROSLAU_DENSITY)).toBeLessThan(0.01)
  })
})

const CONSTRUCTIONS: readonly Construction[] = [
  'plainSteel',
  'plainNylon',
  'nickelWound',
  'stainlessWound',
  'phosphorBronze',
  'bronze8020',
  'bronze8515',
  'bassNickel',
  'brassOnNylon',
]

const diametersOf = (construction: Construction) => CHARTS[construction].map(([diameter]) => diameter)

describe('the fit of a chart', () => {
  test.each(CONSTRUCTIONS)('%s is within 5 % of every charted weight', (construction) => {
    for (const diameter of diametersOf(construction))
      expect(
        deviation(kgPerMetre(fittedWeight(construction, diameter)), unitWeight(construction, diameter)),
        `${diameter}`,
      ).toBeLessThan(0.05)
  })

  test.each(['flatWound', 'bassFlat', 'silverOnNylon'] as const)(
    '%s, whose ribbons or cores change with the gauge, within 10 %',
    (construction) => {
      for (const diameter of diametersOf(construction))
        expect(
          deviation(kgPerMetre(fittedWeight(construction, diameter)), unitWeight(construction, diameter)),
          `${diameter}`,
        ).toBeLessThan(0.1)
    },
  )

  test('a weight between two charted ones lies between them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CONSTRUCTIONS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (construction, share) => {
          const [first = 0, ...others] = diametersOf(construction)
          const last = others.at(-1) ?? first
          const diameter = first + share * (last - first)
          const lower = unitWeight(
            construction,
            diametersOf(construction).findLast((d) => d <= diameter) ?? first,
          )
          const upper = unitWeight(construction, diametersOf(construction).find((d) => d >= diameter) ?? last)
          const weight = unitWeight(construction, diameter)

          expect(weight).toBeGreaterThanOrEqual(lower * 0.999999)
          expect(weight).toBeLessThanOrEqual(upper * 1.000001)
        },
      ),
    )
  })
})

describe('the formula', () => {
  const stretched = fc.record({
    kgPerMetre: fc.double({ min: 1e-5, max: 0.2, noNaN: true }),
    scaleMm: fc.double({ min: 190, max: 1120, noNaN: true }),
    hertz: fc.double({ min: 27, max: 1400, noNaN: true }),
  })

  test('an octave higher or twice as long pulls four times as much', () => {
    fc.assert(
      fc.property(stretched, (string) => {
        const force = tensionNewtons(string)

        expect(tensionNewtons({ ...string, hertz: string.hertz * 2 }) / force).toBeCloseTo(4)
        expect(tensionNewtons({ ...string, scaleMm: string.scaleMm * 2 }) / force).toBeCloseTo(4)
        expect(tensionKgf(string) * NEWTONS_PER_KGF).toBeCloseTo(force, 6)
      }),
    )
  })

  test('the weight for a tension gives that tension', () => {
    fc.assert(
      fc.property(stretched, ({ scaleMm, hertz }) => {
        const weight = weightForTension({ kgf: 7.5, scaleMm, hertz })

        expect(tensionKgf({ kgPerMetre: weight, scaleMm, hertz })).toBeCloseTo(7.5, 9)
      }),
    )
  })

  test('a plain .010 as E4 at 25.5 inches: 16.2 lb, 7.35 kg, 72.1 N', () => {
    const string = { kgPerMetre: kgPerMetre(2.215e-5), scaleMm: GUITAR_MM, hertz: hertz(noteOf('E4')) }

    expect(tensionKgf(string)).toBeCloseTo(7.35, 2)
    expect(tensionNewtons(string)).toBeCloseTo(72.1, 1)
  })
})

function poundsOf(weight: number, scaleMm: number, note: string): number {
  return tensionKgf({ kgPerMetre: weight, scaleMm, hertz: hertz(noteOf(note)) }) * POUNDS_PER_KGF
}

function deviation(actual: number, published: number): number {
  return Math.abs(actual / published - 1)
}
