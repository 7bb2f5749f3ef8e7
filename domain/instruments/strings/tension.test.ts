import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hertz, noteOf } from '../pitch/note.ts'
import type { Chart } from './charts/chart.ts'
import { CHARTS, type Construction } from './charts/charts.ts'
import { GHS } from './makers/ghs.ts'
import { KALIUM } from './makers/kalium.ts'
import { makerWeight } from './makers/makers.ts'
import { STRINGJOY } from './makers/stringjoy.ts'
import {
  AQUILA_EQUAL,
  AQUILA_GUT,
  DADDARIO,
  GHS_SETS,
  KALIUM_PLAIN,
  ROSLAU_DENSITY,
  WORTH_WEIGHED,
} from './published.fixtures.ts'
import { kgPerMetre, NEWTONS_PER_KGF, tensionKgf, tensionNewtons, weightForTension } from './tension.ts'
import { chartedWeight, fittedWeight, solidDiameterMm, solidWeight, unitWeight } from './unit-weight.ts'

const POUNDS_PER_KGF = 1 / 0.45359237
const GUITAR_MM = 25.5 * 25.4
const BASS_MM = 34 * 25.4
const STANDARD = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']

describe("D'Addario's published tensions", () => {
  test.each(DADDARIO)('%s .0%d at %s pulls %d lb', (construction, thousandths, note, published) => {
    const scaleMm = construction.startsWith('bass') ? BASS_MM : GUITAR_MM
    const pounds = poundsOf(unitWeight(construction, thousandths), scaleMm, note)

    expect(deviation(pounds, published)).toBeLessThan(0.01 + 0.05 / published)
  })
})

// GHS's bass strings of stainless steel and its lightest sets are heavier than D'Addario's of the same gauge.
const HEAVIER_AT_GHS = ['CM5000', 'M5000', 'ML5000', 'GBUL', 'STUL']

describe("GHS's published totals of sets, by D'Addario's unit weights", () => {
  test.each(GHS_SETS)('$set pulls $pounds lb in all', (set) => {
    expect(deviation(totalOf(set), set.pounds)).toBeLessThan(HEAVIER_AT_GHS.includes(set.set) ? 0.09 : 0.05)
  })
})

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
  })

  test.each(['GHS', 'Stringjoy', 'Kalium'])('plain steel of %s weighs what it does of all', (brand) => {
    const string = { diameter: { text: '.011', mm: 11 * 0.0254 }, materials: ['Aço'] }

    expect(makerWeight(brand, string, 'guitarra')).toBeNull()
  })

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

/** In pounds. */
function totalOf({ diameters, plain, winding }: (typeof GHS_SETS)[number]): number {
  const isBass = winding.startsWith('bass')
  const notes = isBass ? bassNotes(diameters.length) : STANDARD

  return diameters.reduce((sum, thousandths, i) => {
    const construction = i < plain ? 'plainSteel' : winding
    const weight = unitWeight(construction, thousandths)

    return sum + poundsOf(weight, isBass ? BASS_MM : GUITAR_MM, notes[i] ?? '')
  }, 0)
}

/** From the first string to the last. */
function bassNotes(strings: number): readonly string[] {
  const low = ['G2', 'D2', 'A1', 'E1', 'B0']

  return strings === 6 ? ['C3', ...low] : low.slice(0, strings)
}

function poundsOf(weight: number, scaleMm: number, note: string): number {
  return tensionKgf({ kgPerMetre: weight, scaleMm, hertz: hertz(noteOf(note)) }) * POUNDS_PER_KGF
}

function deviation(actual: number, published: number): number {
  return Math.abs(actual / published - 1)
}
