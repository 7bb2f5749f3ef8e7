import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hertz, noteOf } from '../pitch/note.ts'
import type { Chart } from './charts/chart.ts'
import { CHARTS, type Construction } from './charts/charts.ts'
import { GHS } from './makers/ghs.ts'
import { KALIUM } from './makers/kalium.ts'
import { STRINGJOY } from './makers/stringjoy.ts'
import { kgPerMetre, NEWTONS_PER_KGF, tensionKgf, tensionNewtons, weightForTension } from './tension.ts'
import { chartedWeight, fittedWeight, unitWeight } from './unit-weight.ts'

const GUITAR_MM = 25.5 * 25.4

/**
 * The heaviest metal of each construction, in kg/m³: steel with its plating of nickel, stainless steel (304), phosphor bronze
 * with 8 % of tin, brass of 80 and 85 % of copper, copper. Nylon has no metal.
 */
const HEAVIEST: Readonly<Record<Construction, number>> = {
  plainSteel: 7900,
  plainNylon: 1150,
  nickelWound: 7900,
  stainlessWound: 8000,
  flatWound: 8000,
  phosphorBronze: 8800,
  bronze8020: 8670,
  bronze8515: 8750,
  silverOnNylon: 8960,
  brassOnNylon: 8670,
  bassNickel: 7900,
  bassStainless: 8000,
  bassFlat: 8000,
}

const ALL_CHARTS = Object.entries({ "D'Addario": CHARTS, GHS, Stringjoy: STRINGJOY, Kalium: KALIUM }).flatMap(
  ([maker, charts]) =>
    (Object.keys(HEAVIEST) as Construction[]).flatMap((construction) => {
      const chart = (charts as Partial<Record<Construction, Chart>>)[construction]
      return chart ? [[maker, construction, chart] as const] : []
    }),
)

describe.each(ALL_CHARTS)('the chart of %s, %s', (_maker, construction, chart) => {
  test('has no string as heavy as a rod of its heaviest metal', () => {
    const tooHeavy = chart.filter(([thousandths, weight]) => {
      const square = (thousandths * 0.0000254) ** 2
      return kgPerMetre(weight) >= (Math.PI / 4) * square * HEAVIEST[construction]
    })

    expect(tooHeavy).toEqual([])
  })

  test('rises: a thicker string weighs more', () => {
    expect(chart.toSorted(([one], [other]) => one - other)).toEqual(chart)
    expect(chart.toSorted(([, one], [, other]) => one - other)).toEqual(chart)
    expect(new Set(chart.map(([, weight]) => weight)).size).toBe(chart.length)
  })
})

// As the page of the tool says of wound strings of one gauge.
test("other makers' wound strings weigh up to 15 % more or less than D'Addario's, but for the thinnest", () => {
  const deviations = ALL_CHARTS.flatMap(([maker, construction, chart]) =>
    chart.flatMap(([thousandths, weight]) => {
      const other = chartedWeight(CHARTS[construction], thousandths)
      return maker === "D'Addario" || other === null ? [] : [deviation(kgPerMetre(weight), other)]
    }),
  )

  expect(deviations.length).toBeGreaterThan(300)
  expect(Math.max(...deviations)).toBeLessThan(0.22)
  expect(deviations.filter((each) => each > 0.16).length).toBeLessThan(deviations.length / 50)
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

  test.each(['flatWound', 'bassFlat', 'bassStainless', 'silverOnNylon'] as const)(
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

function deviation(actual: number, published: number): number {
  return Math.abs(actual / published - 1)
}
