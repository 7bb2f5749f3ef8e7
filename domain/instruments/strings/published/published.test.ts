import { describe, expect, test } from 'vitest'
import { hertz, noteOf } from '../../pitch/note.ts'
import type { Construction } from '../charts/charts.ts'
import { KALIUM } from '../makers/kalium.ts'
import { type MakerCharts, makerWeight } from '../makers/makers.ts'
import { STRINGJOY } from '../makers/stringjoy.ts'
import { readString } from '../stated-string.ts'
import { statedWeight } from '../stated-weight.ts'
import { kgPerMetre, NEWTONS_PER_KGF, tensionKgf, tensionNewtons, weightForTension } from '../tension.ts'
import { solidWeight, unitWeight } from '../unit-weight.ts'
import { BOWED_RANGES } from './bowed-ranges.fixtures.ts'
import { DADDARIO, DADDARIO_CARBON } from './daddario.fixtures.ts'
import { ELIXIR } from './elixir.fixtures.ts'
import { GHS_SETS, GHS_STRINGS } from './ghs.fixtures.ts'
import { KALIUM_PLAIN } from './solid.fixtures.ts'
import { ERNIE_BALL_WEIGHED, FENDER_WEIGHED, MARTIN_RECORDED, WORTH_WEIGHED } from './weighed.fixtures.ts'
import { BOWED_SETS, CLASSICAL_SETS, ROTOSOUND } from './without-gauge.fixtures.ts'

const POUNDS_PER_KGF = 1 / 0.45359237
const GUITAR_MM = 25.5 * 25.4
const BASS_MM = 34 * 25.4
const STANDARD = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']

test('the physics is tested against published values of eight makers and more', () => {
  const valuesOf = (maker: string) =>
    [...CLASSICAL_SETS, ...BOWED_SETS].filter((set) => set.maker === maker).flatMap(({ strings }) => strings)
      .length
  // Of the charts that the shop computes by, as many as are compared with D'Addario's.
  const chartedOf = (charts: MakerCharts) => Object.values(charts).flat().length
  const makers = {
    tensions: {
      "D'Addario": DADDARIO.length + DADDARIO_CARBON.length,
      GHS: GHS_SETS.length + GHS_STRINGS.length,
      Elixir: ELIXIR.length,
      Hannabach: valuesOf('Hannabach'),
      Savarez: valuesOf('Savarez'),
      Larsen: valuesOf('Larsen'),
      'Thomastik-Infeld': valuesOf('Thomastik-Infeld'),
      Rotosound: ROTOSOUND.pounds.length,
    },
    unitWeights: { Kalium: KALIUM_PLAIN.length + chartedOf(KALIUM), Stringjoy: chartedOf(STRINGJOY) },
    weighedByOthers: {
      Worth: WORTH_WEIGHED.length,
      'Ernie Ball': ERNIE_BALL_WEIGHED.length,
      Fender: FENDER_WEIGHED.length,
      Martin: MARTIN_RECORDED.length,
    },
  }

  expect(Object.keys(makers.tensions).length).toBeGreaterThanOrEqual(8)
  for (const [maker, values] of Object.values(makers).flatMap(Object.entries))
    expect(values, maker).toBeGreaterThanOrEqual(4)
  expect(Object.values(makers.tensions).reduce((sum, values) => sum + values)).toBeGreaterThanOrEqual(60)
})

describe("D'Addario's published tensions", () => {
  test.each(DADDARIO)('%s .0%d at %s pulls %d lb', (construction, thousandths, note, published) => {
    const scaleMm = construction.startsWith('bass') ? BASS_MM : GUITAR_MM
    const pounds = poundsOf(unitWeight(construction, thousandths), scaleMm, note)

    expect(deviation(pounds, published)).toBeLessThan(0.01 + 0.05 / published)
  })

  test.each(DADDARIO_CARBON)(
    'fluorocarbon of %d mm, %d g/m, at %s pulls %d N',
    (mm, grams, note, newtons) => {
      const charted = makerWeight("D'Addario", solidString(mm, 'Fluorcarbono'), 'violaoNailon')

      expect(deviation(charted ?? 0, grams / 1000)).toBeLessThan(0.005)
      expect(deviation(newtonsOf(grams / 1000, 650, note), newtons)).toBeLessThan(0.005)
    },
  )

  // Its diameters may be nominal: the same fluorocarbon is 1.78 g/cm³ and more in all that was weighed.
  test.each(DADDARIO_CARBON)('fluorocarbon of %d mm would be a seventh heavier by Worth’s', (mm, grams) => {
    expect(deviation(solidWeight('fluorocarbon', mm), grams / 1000)).toBeGreaterThan(0.11)
    expect(deviation(solidWeight('fluorocarbon', mm), grams / 1000)).toBeLessThan(0.15)
  })
})

// GHS's bass strings of stainless steel and its lightest sets are heavier than D'Addario's of the same gauge.
const HEAVIER_AT_GHS = ['CM5000', 'M5000', 'ML5000', 'GBUL', 'STUL']

describe("GHS's published tensions", () => {
  test.each(GHS_SETS)('$set pulls $pounds lb in all, by D’Addario’s unit weights', (set) => {
    expect(deviation(totalOf(set), set.pounds)).toBeLessThan(HEAVIER_AT_GHS.includes(set.set) ? 0.09 : 0.05)
  })

  test.each(GHS_STRINGS)('a Boomer for bass of .0%d at %s pulls %d lb', (thousandths, note, pounds) => {
    const string = { diameter: { text: '', mm: thousandths * 0.0254 }, materials: ['Aço niquelado'] }
    const weight = makerWeight('GHS', string, 'baixo')

    expect(deviation(poundsOf(weight ?? 0, BASS_MM, note), pounds)).toBeLessThan(0.01)
  })
})

describe("Elixir's published tensions, by D'Addario's unit weights", () => {
  // Elixir prints whole pounds.
  test.each(ELIXIR)('%s .0%d at %s pulls %d lb', (construction, thousandths, note, published) => {
    const pounds = poundsOf(unitWeight(construction, thousandths), GUITAR_MM, note)

    expect(deviation(pounds, published)).toBeLessThan(0.05)
  })
})

describe('Rotosound’s published tensions of a set for bass', () => {
  const bassPounds = (construction: Construction) =>
    ROTOSOUND.thousandths.map((thousandths, i) =>
      poundsOf(unitWeight(construction, thousandths), BASS_MM, ROTOSOUND.notes[i] ?? ''),
    )

  test.each(['bassNickel', 'bassStainless'] as const)('the whole set pulls as one of %s', (construction) => {
    expect(deviation(sum(bassPounds(construction)), sum(ROTOSOUND.pounds))).toBeLessThan(0.05)
  })

  test('its lower two strings pull as those of stainless steel', () => {
    for (const i of [2, 3])
      expect(deviation(bassPounds('bassStainless')[i] ?? 0, ROTOSOUND.pounds[i] ?? 0)).toBeLessThan(0.05)
  })

  // Its .040 would weigh what a .043 of other makers does, and its .060 what a .057: it spreads the tension otherwise
  // than D'Addario and GHS, whose .040 agree within a tenth of a pound.
  test('its upper two strings are outside of 5 %: one heavier, one lighter than others of that gauge', () => {
    const [first = 0, second = 0] = bassPounds('bassStainless').map(
      (pounds, i) => pounds / (ROTOSOUND.pounds[i] ?? 0),
    )

    expect(first).toBeGreaterThan(0.85)
    expect(first).toBeLessThan(0.95)
    expect(second).toBeGreaterThan(1.05)
    expect(second).toBeLessThan(1.15)
  })
})

const WITHOUT_GAUGE = [...CLASSICAL_SETS, ...BOWED_SETS]

describe('sets whose makers publish tensions and no gauge', () => {
  test.each(WITHOUT_GAUGE)('$maker $set: the shop reads what is published, and computes it', (set) => {
    for (const [note, kgf] of set.strings) {
      const string = readString(`${note} · ${String(Math.round(kgf * 100) / 100).replace('.', ',')} kg`)
      if ('problema' in string) throw new Error(string.problema)
      const weight = statedWeight(string, { family: 'violaoNailon', scaleMm: set.scaleMm })

      expect(newtonsOf(weight ?? 0, set.scaleMm, note) / NEWTONS_PER_KGF, note).toBeCloseTo(kgf, 2)
    }
  })

  // Nylon cores and trebles of other plastics differ more than steel: a tenth of the weight is a step of half a gauge.
  test.each(CLASSICAL_SETS)(
    '$maker $set weighs what D’Addario’s of its notes do, from light to hard',
    (set) => {
      for (const [note, kgf] of set.strings) {
        const weight = weightForTension({ kgf, scaleMm: set.scaleMm, hertz: hertz(noteOf(note)) })
        const [lightest, heaviest] = CLASSICAL_WEIGHTS[note] ?? [0, 0]

        expect(weight, note).toBeGreaterThan(kgPerMetre(lightest) * 0.95)
        expect(weight, note).toBeLessThan(kgPerMetre(heaviest) * 1.12)
      }
    },
  )

  const larsen = BOWED_SETS.flatMap(({ maker, scaleMm, strings, set }) =>
    maker === 'Larsen'
      ? strings.map(([note, kgf]) => [set.split(', ')[1] ?? '', note, kgf, scaleMm] as const)
      : [],
  )
  test.each(larsen)(
    'Larsen for %s, %s of %d kg: weighs what such strings do',
    (instrument, note, kgf, scaleMm) => {
      const weight = weightForTension({ kgf, scaleMm, hertz: hertz(noteOf(note)) }) * 1000
      const grams = BOWED_RANGES.find((row) => row[0] === instrument && row[2] === note)?.[3] ?? [0, 0]

      expect(weight).toBeGreaterThan(grams[0])
      expect(weight).toBeLessThan(grams[1])
    },
  )
})

/** Pounds per inch of D'Addario's J43 (light), and of the heavier of J44 (extra hard) and EJ46FF (fluorocarbon). */
const CLASSICAL_WEIGHTS: Readonly<Record<string, readonly [number, number]>> = {
  E4: [2.024e-5, 2.8e-5],
  B3: [2.729e-5, 3.601e-5],
  G3: [4.525e-5, 5.297e-5],
  D3: [1.0203e-4, 1.1237e-4],
  A2: [1.5347e-4, 1.9521e-4],
  E2: [2.8881e-4, 3.4351e-4],
}

describe('bowed strings, from the lightest to the heaviest that are sold', () => {
  test.each(BOWED_RANGES)('%s, %d mm, %s: %j g/m pull %j N', (_instrument, scaleMm, note, grams, newtons) => {
    for (const [i, each] of grams.entries())
      expect(deviation(newtonsOf(each / 1000, scaleMm, note), newtons[i] ?? 0)).toBeLessThan(0.02)
  })
})

function solidString(mm: number, material: string) {
  return { diameter: { text: '', mm: Math.round(mm / 0.00254) * 0.00254 }, materials: [material] }
}

/** In pounds. */
function totalOf({ diameters, plain, winding }: (typeof GHS_SETS)[number]): number {
  const isBass = winding.startsWith('bass')
  const notes = isBass ? bassNotes(diameters.length) : STANDARD

  return sum(
    diameters.map((thousandths, i) => {
      const weight = unitWeight(i < plain ? 'plainSteel' : winding, thousandths)

      return poundsOf(weight, isBass ? BASS_MM : GUITAR_MM, notes[i] ?? '')
    }),
  )
}

/** From the first string to the last. */
function bassNotes(strings: number): readonly string[] {
  const low = ['G2', 'D2', 'A1', 'E1', 'B0']

  return strings === 6 ? ['C3', ...low] : low.slice(0, strings)
}

function poundsOf(weight: number, scaleMm: number, note: string): number {
  return tensionKgf({ kgPerMetre: weight, scaleMm, hertz: hertz(noteOf(note)) }) * POUNDS_PER_KGF
}

function newtonsOf(weight: number, scaleMm: number, note: string): number {
  return tensionNewtons({ kgPerMetre: weight, scaleMm, hertz: hertz(noteOf(note)) })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function deviation(actual: number, published: number): number {
  return Math.abs(actual / published - 1)
}
