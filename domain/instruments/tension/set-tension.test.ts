import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FAMILIES, FAMILY_WORDS, type Family } from '../families/family.ts'
import { hertz, midiOf, noteLetter, noteOf } from '../pitch/note.ts'
import { TUNINGS } from '../pitch/tunings.ts'
import { scaleRange } from '../sizes/sizes.ts'
import { usualScales } from '../sizes/usual-scale.ts'
import { readString } from '../strings/stated-string.ts'
import { builtFor, feelOf, warnings } from './bearing.ts'
import { findSets } from './find-sets.ts'
import { lettersOf, readTuning } from './read-tuning.ts'
import { servesInTuning, setTension, withCapo } from './set-tension.ts'
import { ownNotes, type SizedSet, type StatedSet, stringsEach } from './stated-set.ts'
import { readSet, writtenSet } from './written-set.ts'

const INCH = 25.4
const STANDARD = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']
const TWELVE = ['E4', 'E4', 'B3', 'B3', 'G4', 'G3', 'D4', 'D3', 'A3', 'A2', 'E3', 'E2']
const BASS = ['G2', 'D2', 'A1', 'E1', 'B0']

test('a set that was written is read as the same', () => {
  const set = electric(STANDARD, 3, [10, 13, 17, 26, 36, 46])
  const bowed = {
    family: 'violino' as const,
    scaleMm: 328,
    count: 4,
    sizes: ['4/4', '3/4'],
    strings: ['E5 · Aço · 7,8 kg', 'A4 · 5,5 kg'].flatMap((text) => {
      const string = readString(text)
      return 'problema' in string ? [] : [string]
    }),
  }

  const charted = { ...set, charted: [4e-4, null, 1e-3, null, null, null] }

  expect([set, bowed, charted].map((each) => readSet(writtenSet(each)))).toEqual([set, bowed, charted])
  expect(writtenSet({ ...set, charted: [null, null] }).pesos).toEqual([])
})

// Sets at their usual tuning: kilogram-force of each string from the first, and together, from published unit weights.
describe('the tension of a set', () => {
  test('of a multiscale guitar the first string is as on the shorter length, and the last as on the longer', () => {
    const set = electric(STANDARD, 3, [10, 13, 17, 26, 36, 46])
    const notes = STANDARD.toReversed().map(noteOf)
    const kgf = (scaleMm: number, bassMm: number | null) =>
      setTension(set, { scaleMm, bassMm, notes, reference: 440 })?.strings.map((string) => string.kgf ?? 0) ??
      []
    const [short, fanned, long] = [kgf(648, null), kgf(648, 686), kgf(686, null)]

    expect(fanned[0]).toBe(short[0])
    expect(fanned[5]).toBe(long[5])
    // A fifth of the way, and tension grows with the square of the length.
    expect(fanned[1]).toBeCloseTo((short[1] ?? 0) * ((648 + 38 / 5) / 648) ** 2, 6)
  })

  test.each<[string, StatedSet, number, number[], number]>([
    [
      '9–42',
      electric(STANDARD, 3, [9, 11, 16, 24, 32, 42]),
      25.5,
      [5.95, 4.99, 6.65, 7.15, 7.15, 6.69],
      38.6,
    ],
    [
      '10–46',
      electric(STANDARD, 3, [10, 13, 17, 26, 36, 46]),
      25.5,
      [7.35, 6.97, 7.51, 8.34, 8.85, 7.92],
      46.9,
    ],
    [
      '10–46 at Gibson scale',
      electric(STANDARD, 3, [10, 13, 17, 26, 36, 46]),
      24.75,
      [6.92, 6.57, 7.07, 7.86, 8.34, 7.46],
      44.2,
    ],
    [
      '11–49',
      electric(STANDARD, 3, [11, 14, 18, 28, 38, 49]),
      25.5,
      [8.89, 8.08, 8.42, 9.65, 9.78, 8.92],
      53.7,
    ],
    [
      'PB 10–47',
      describedSet('violaoAco', STANDARD, 2, [10, 14, 23, 30, 39, 47], 'Bronze fosforoso'),
      25.5,
      [7.35, 8.08, 12.67, 12.28, 11.5, 9.39],
      61.3,
    ],
    [
      'PB 12–53',
      describedSet('violaoAco', STANDARD, 2, [12, 16, 24, 32, 42, 53], 'Bronze fosforoso'),
      25.5,
      [10.58, 10.56, 13.7, 13.84, 13.57, 11.81],
      74.1,
    ],
    [
      'bass 45–100',
      describedSet('baixo', BASS.slice(0, 4), 0, [45, 65, 80, 100], 'Aço niquelado'),
      34,
      [19.41, 23.28, 19.05, 16.56],
      78.3,
    ],
    [
      'bass 45–130',
      describedSet('baixo', BASS, 0, [45, 65, 80, 100, 130], 'Aço niquelado'),
      34,
      [19.41, 23.28, 19.05, 16.56, 15.62],
      93.9,
    ],
  ])('%s', (_name, set, inches, each, total) => {
    const tension = setTension(set, { scaleMm: inches * INCH, notes: ownNotes(set), reference: 440 })

    each.forEach((kgf, i) => {
      expect(tension?.strings[i]?.kgf).toBeCloseTo(kgf, 1)
    })
    expect(Math.abs((tension?.total ?? 0) / total - 1)).toBeLessThan(0.005)
    expect(tension?.ratio).toBeCloseTo(Math.max(...each) / Math.min(...each), 1)
  })

  test('nylon of normal tension, stated at 650 mm, on a scale of 650 and of 580 mm', () => {
    const set = stated('violaoNailon', 650, [
      'E4 · 6,99 kg',
      'B3 · 5,3 kg',
      'G3 · 5,53 kg',
      'D3 · 7,13 kg',
      'A2 · 6,85 kg',
      'E2 · 6,4 kg',
    ])

    expect(totalAt(set, 650)).toBeCloseTo(38.2, 1)
    expect(totalAt(set, 580)).toBeCloseTo(38.2 * (580 / 650) ** 2, 1)
  })

  test('one string of each of four pairs, and eight strings on the instrument', () => {
    const set = stated('bandolim', 352.4, ['E5 · 10,53 kg', 'A4 · 8,72 kg', 'D4 · 10,56 kg', 'G3 · 11,41 kg'])

    expect(totalAt({ ...set, count: 8 }, 352.4)).toBeCloseTo(82.4, 1)
    // No mandolin has four strings.
    expect(totalAt(set, 352.4)).toBeCloseTo(82.4, 1)
  })

  test('of courses with another number of strings as many are counted as each has', () => {
    const ukulele = stated('ukulele', 432, ['A4 · 4 kg', 'E4 · 4 kg', 'C4 · 4 kg', 'G4 · 4 kg'])
    const viola = stated('violaCaipira', 580, [
      'E4 · 6 kg',
      'B3 · 6 kg',
      'G#3 · 6 kg',
      'E3 · 7 kg',
      'B2 · 7 kg',
    ])

    expect(totalAt({ ...ukulele, count: 5 }, 432)).toBeCloseTo(20)
    expect(stringsEach({ ...ukulele, count: 5 })).toEqual([1, 1, 2, 1])
    expect(totalAt({ ...viola, count: 12 }, 580)).toBeCloseTo(3 * 12 + 2 * 21)
  })
})

describe('a set in another tuning', () => {
  test('10–46 in Drop C: each string as much slacker as its note is lower', () => {
    const set = electric(STANDARD, 3, [10, 13, 17, 26, 36, 46])
    const tension = setTension(set, { scaleMm: 647.7, notes: tuned('guitarra', 'Drop C'), reference: 440 })
    const tone = 2 ** (-2 / 6)

    expect(tension?.strings.map(({ note }) => noteLetter(note))).toEqual(['D4', 'A3', 'F3', 'C3', 'G2', 'C2'])
    expect(tension?.strings[0]?.kgf).toBeCloseTo(7.35 * tone, 1)
    expect(tension?.strings[5]?.kgf).toBeCloseTo(7.92 * 2 ** (-4 / 6), 1)
    expect(feelOf('guitarra', tension?.strings[5]?.kgf ?? 0)).toBe('solta')
  })

  test('a set of twelve keeps its octaves', () => {
    const set = stated('violaoAco', 648, [
      'E4 · 7 kg',
      'E4 · 7 kg',
      'B3 · 7 kg',
      'B3 · 7 kg',
      'G4 · 7 kg',
      'G3 · 7 kg',
      'D4 · 7 kg',
      'D3 · 7 kg',
      'A3 · 7 kg',
      'A2 · 7 kg',
      'E3 · 7 kg',
      'E2 · 7 kg',
    ])
    const tension = setTension(set, { scaleMm: 648, notes: tuned('violaoAco', 'Ré grave'), reference: 440 })

    expect(lettersOf(ownNotes(set))).toBe('E2 A2 D3 G3 B3 E4')
    expect(tension?.strings.map(({ note }) => noteLetter(note)).slice(-4)).toEqual(['A3', 'A2', 'D3', 'D2'])
    expect(tension?.strings.at(-1)?.kgf).toBeCloseTo(7 * 2 ** (-2 / 6), 5)
  })

  test('eight strings of a bass are four pairs in octaves, or eight without pairs', () => {
    const notes = ['G3', 'G2', 'D3', 'D2', 'A2', 'A1', 'E2', 'E1']
    const pairs = describedSet('baixo', notes, 2, [20, 45, 30, 65, 40, 80, 50, 105], 'Aço niquelado')
    const singles = stated(
      'baixo',
      864,
      ['A#3', 'F3', 'C3', 'G2', 'D2', 'A1', 'E1', 'B0'].map((note) => `${note} · 15 kg`),
    )
    const tension = setTension(pairs, { scaleMm: 864, notes: tuned('baixo', '8 cordas'), reference: 440 })

    expect(lettersOf(ownNotes(pairs))).toBe('E1 A1 D2 G2')
    expect(tension?.strings).toHaveLength(8)
    expect(tension?.total).toBeGreaterThan(100)
    expect(ownNotes(singles)).toHaveLength(8)
  })

  test('a reentrant one has its notes in the order of the strings', () => {
    const set = stated('ukulele', 345, ['A4 · 3 kg', 'E4 · 3 kg', 'C4 · 3 kg', 'G4 · 3 kg'])
    const tension = setTension(set, { scaleMm: 345, notes: tuned('ukulele', 'Sol grave'), reference: 440 })

    expect(tension?.strings.at(-1)?.kgf).toBeCloseTo(3 / 4)
  })

  test.each<[string, Family, string[], string, boolean]>([
    ['a low G', 'ukulele', ['A4', 'E4', 'C4', 'G3'], 'Padrão, Sol agudo', false],
    ['a low G', 'ukulele', ['A4', 'E4', 'C4', 'G3'], 'Sol grave', true],
    ['a high G', 'ukulele', ['A4', 'E4', 'C4', 'G4'], 'Sol grave', false],
    ['a standard set', 'guitarra', STANDARD, 'Drop A', true],
    ['a standard set', 'contrabaixo', ['G2', 'D2', 'A1', 'E1'], 'Solo', true],
    ['strings in G', 'banjo', ['D5', 'B4', 'G4', 'D4'], 'Tenor', false],
  ])('%s of %s for %s in %s serves: %s', (_name, family, notes, tuning, serves) => {
    const set = stated(
      family,
      400,
      notes.map((note) => `${note} · 4 kg`),
    )
    const tension = setTension(set, { scaleMm: 400, notes: tuned(family, tuning), reference: 440 })

    expect(tension && servesInTuning(tension)).toBe(serves)
  })

  test('with another number of strings is none', () => {
    const set = electric(STANDARD, 3, [10, 13, 17, 26, 36, 46])

    expect(setTension(set, { scaleMm: 648, notes: tuned('guitarra', '7 cordas'), reference: 440 })).toBeNull()
  })

  test('a higher reference pitch pulls more, by its square', () => {
    const set = stated('violino', 328, ['E5 · 7,8 kg', 'A4 · 5,5 kg', 'D4 · 4,6 kg', 'G3 · 4,4 kg'])

    for (const reference of [415, 442, 446]) {
      expect(totalAt(set, 328, reference)).toBeCloseTo(22.3 * (reference / 440) ** 2, 5)
    }
  })

  test("the maker's own weight counts before the chart of all, and a measured tension before both", () => {
    const charted = [4.054e-4, null, null, null, null, null]
    const set = { ...electric(STANDARD, 3, [10, 13, 17, 26, 36, 46]), charted }
    const measured = { ...stated('guitarra', 648, ['E4 · .010 · Aço · 7,3 kg', 'B3 · 7 kg']), charted }
    const tuned = { scaleMm: 648, notes: ownNotes(set), reference: 440 }

    expect(setTension(set, tuned)?.strings[0]?.kgf).toBeCloseTo(7.54, 1)
    expect(setTension(set, tuned)?.strings[1]?.kgf).toBeCloseTo(6.98, 1)
    expect(setTension(measured, { ...tuned, notes: ownNotes(measured) })?.strings[0]?.kgf).toBeCloseTo(7.3)
  })

  test('a string of unknown weight leaves the total unknown, and not zero', () => {
    const set = stated('cavaquinho', null, [
      'D5 · 0,28 mm · liso',
      'B4 · 0,32 mm · liso',
      'G4 · 0,5 mm · liso',
      'D4 · 0,66 mm · Prata',
    ])
    const tension = setTension(set, { scaleMm: 345, notes: ownNotes(set), reference: 440 })

    expect(tension?.strings.map(({ kgf }) => kgf !== null)).toEqual([true, true, true, false])
    expect(tension?.total).toBeNull()
  })
})

test('with a capo a string sounds a semitone higher for each fret', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.constantFrom('E2', 'B3', 'A#2', 'G4'), (fret, name) => {
      const note = withCapo(noteOf(name), fret)

      expect(midiOf(note)).toBe(midiOf(noteOf(name)) + fret)
      expect(hertz(note) / hertz(noteOf(name))).toBeCloseTo(2 ** (fret / 12))
    }),
  )
})

describe('a tuning is read', () => {
  test.each<[Family, string, string | null]>([
    ['guitarra', 'drop c', 'C2 G2 C3 F3 A3 D4'],
    ['guitarra', 'C G C F A D', 'C2 G2 C3 F3 A3 D4'],
    ['guitarra', 'dó2 sol2 dó3 fá3 lá3 ré4', 'C2 G2 C3 F3 A3 D4'],
    ['guitarra', 'B E A D G B E', 'B1 E2 A2 D3 G3 B3 E4'],
    ['baixo', 'drop d', 'D1 A1 D2 G2'],
    ['violino', 'A E A E', 'A3 E4 A4 E5'],
    // As shops and players write them.
    ['guitarra', 'EADGBE', 'E2 A2 D3 G3 B3 E4'],
    ['guitarra', 'eadgbe', 'E2 A2 D3 G3 B3 E4'],
    ['guitarra', 'DADGBE', 'D2 A2 D3 G3 B3 E4'],
    ['guitarra', 'DGCFAD', 'D2 G2 C3 F3 A3 D4'],
    ['guitarra', 'EbAbDbGbBbEb', 'D#2 G#2 C#3 F#3 A#3 D#4'],
    ['guitarra', 'BEADGBE', 'B1 E2 A2 D3 G3 B3 E4'],
    ['guitarra', 'Standard', 'E2 A2 D3 G3 B3 E4'],
    ['guitarra', 'E Standard', 'E2 A2 D3 G3 B3 E4'],
    ['violaoAco', 'Drop D', 'D2 A2 D3 G3 B3 E4'],
    ['violaoNailon', 'drop-d', 'D2 A2 D3 G3 B3 E4'],
    ['violaoAco', 'Open G', 'D2 G2 D3 G3 B3 D4'],
    ['ukulele', 'gCEA', 'G4 C4 E4 A4'],
    ['ukulele', 'Standard', 'G4 C4 E4 A4'],
    ['violaCaipira', 'Cebolão Ré', 'A2 D3 F#3 A3 D4'],
    ['violaCaipira', 'Cebolão em D', 'A2 D3 F#3 A3 D4'],
    ['violaCaipira', 'cebolao e', 'B2 E3 G#3 B3 E4'],
    ['violaCaipira', 'Boiadeira', 'G2 D3 F#3 A3 D4'],
    // Lower than usual, and never a fourth higher.
    ['guitarra', 'B E A D F# B', 'B1 E2 A2 D3 F#3 B3'],
    ['guitarra', 'BEADF#B', 'B1 E2 A2 D3 F#3 B3'],
    ['guitarra', 'A D G C E A', 'A1 D2 G2 C3 E3 A3'],
    ['guitarra', 'B Standard', 'B1 E2 A2 D3 F#3 B3'],
    ['guitarra', 'Barítono', 'B1 E2 A2 D3 F#3 B3'],
    ['guitarra', 'A E A E A C#', 'A1 E2 A2 E3 A3 C#4'],
    ['violaoAco', 'A D G C E A', 'A1 D2 G2 C3 E3 A3'],
    ['guitarra', 'EADGHE', null],
    ['guitarra', 'EADG', null],
    ['guitarra', 'E A D G H E', null],
    ['guitarra', 'C G', null],
    ['guitarra', '', null],
    // Basses with a higher string instead of the low B.
    ['baixo', 'EADGC', 'E1 A1 D2 G2 C3'],
    ['baixo', 'E A D G C F', 'E1 A1 D2 G2 C3 F3'],
    ['baixo', 'EADGBE', 'E1 A1 D2 G2 B2 E3'],
    ['baixo', 'AEADG', 'A0 E1 A1 D2 G2'],
    ['baixo', 'F# B E A D', 'F#0 B0 E1 A1 D2'],
    ['baixo', 'BEADG', 'B0 E1 A1 D2 G2'],
    ['baixo', 'BEAD', 'B0 E1 A1 D2'],
    // A tenor, and not the four lowest of all: those are written with their octaves.
    ['baixo', 'ADGC', 'A1 D2 G2 C3'],
    ['baixo', 'lá ré sol dó', 'A1 D2 G2 C3'],
    ['baixo', 'A0 D1 G1 C2', 'A0 D1 G1 C2'],
    ['guitarra', 'ADGCEA', 'A1 D2 G2 C3 E3 A3'],
    ['guitarra', 'B E A D F# B', 'B1 E2 A2 D3 F#3 B3'],
  ])('for %s: “%s” is %s', (family, text, letters) => {
    const usual = TUNINGS[family][0]?.notas ?? []
    const tuning = readTuning(family, text, usual)

    expect(tuning && lettersOf(tuning.notas)).toBe(letters)
  })

  test('notes of a usual tuning have its name', () => {
    const usual = TUNINGS.guitarra[0]?.notas ?? []

    expect(readTuning('guitarra', 'C G C F A D', usual)?.nome).toBe('Drop C')
    expect(readTuning('guitarra', 'C G C F A E', usual)?.nome).toBeNull()
  })

  test.each(FAMILY_WORDS)('every tuning of %s by its name', (family) => {
    for (const { nome, notas } of TUNINGS[family])
      expect(lettersOf(readTuning(family, nome, [])?.notas ?? []), nome).toBe(lettersOf(notas))
  })
})

describe('what an instrument bears', () => {
  test.each([
    [
      61.3,
      'São cordas de aço, do violão de aço, e puxam 60 % mais do que o usual do violão de náilon (perto de 38 kg). O instrumento não foi feito para elas e pode não aguentar: escolha cordas do violão de náilon.',
    ],
    [
      38.6,
      'São cordas de aço, do violão de aço. O instrumento não foi feito para elas e pode não aguentar: escolha cordas do violão de náilon.',
    ],
  ])('steel strings on a nylon guitar are a danger, whatever they pull: %d kg', (total, texto) => {
    const pull = { stringsFor: 'violaoAco', strings: 6, total, present: 38.2 } as const

    expect(warnings({ family: 'violaoNailon', ...pull })[0]).toEqual({ tipo: 'perigo', texto })
    // The other way round nothing bends.
    expect(warnings({ ...pull, family: 'violaoAco', stringsFor: 'violaoNailon', present: null })).toEqual([])
  })

  test.each<[string, Family, number, number, number | null, string[]]>([
    ['10-46 on a guitar', 'guitarra', 6, 46.9, null, []],
    ['10-52 on a guitar (EXL140)', 'guitarra', 6, 55.2, null, ['atencao']],
    ['10-52 after 10-46', 'guitarra', 6, 55.2, 46.9, ['atencao']],
    ['12-52 flat wound on a guitar', 'guitarra', 6, 64.6, null, ['atencao']],
    ['12-52 after 12-52', 'guitarra', 6, 64.6, 64.6, []],
    ['11-49 after 10-46', 'guitarra', 6, 53.7, 46.9, []],
    ['11-49 after 9-42', 'guitarra', 6, 53.7, 38.6, ['atencao']],
    ['9-42 after 11-49', 'guitarra', 6, 38.6, 53.7, ['atencao']],
    ['12-53 on a guitar', 'guitarra', 6, 74.1, 46.9, ['perigo', 'atencao']],
    ['12-53 on a guitar, of which nobody said the strings', 'guitarra', 6, 74.1, null, ['perigo']],
    ['12-53 on a steel guitar', 'violaoAco', 6, 74.1, null, []],
    ['13-56 on a steel guitar (EJ17)', 'violaoAco', 6, 87.8, null, ['atencao']],
    ['twelve 10-47', 'violaoAco', 12, 113, null, []],
    ['J74 on a mandolin', 'bandolim', 8, 82.4, null, []],
    ['45-130 on a bass', 'baixo', 5, 93.9, null, []],
    ['50-105 on a bass (EXL160)', 'baixo', 4, 91.8, null, ['atencao']],
    ['EJ93 on a cavaquinho', 'cavaquinho', 4, 42.1, null, []],
  ])('%s', (_name, family, strings, total, present, types) => {
    const pull = { family, stringsFor: family, strings, total, present }

    expect(warnings(pull).map(({ tipo }) => tipo)).toEqual(types)
  })

  test('firmer than usual asks for a set-up, and says what the neck does', () => {
    const pull = {
      family: 'guitarra',
      stringsFor: 'guitarra',
      strings: 6,
      total: 55.2,
      present: null,
    } as const

    expect(warnings(pull).map(({ texto }) => texto)).toEqual([
      'As cordas puxam 18 % mais do que o usual da guitarra (perto de 47 kg): o braço vai ceder um pouco, e o instrumento deve ser regulado.',
    ])
  })

  test.each(FAMILY_WORDS)('%s: only instruments with frets hear of them', (family) => {
    const strings = FAMILIES[family].strings[0]
    const usual = builtFor(family, strings)
    const texts = [usual * 1.6, usual / 1.4].flatMap((total) =>
      warnings({ family, stringsFor: family, strings, total, present: usual }).map(({ texto }) => texto),
    )

    expect(texts).toHaveLength(3)
    expect(/braço|trast/.test(texts.join())).toBe(!FAMILIES[family].bowed)
    expect(/arco|cavalete/.test(texts.join())).toBe(FAMILIES[family].bowed)
  })

  test.each(FAMILY_WORDS)(
    '%s: usual strings feel neither slack nor stiff, and its usual scales are its own',
    (family) => {
      const [shortest, longest] = scaleRange(family, undefined)

      expect(feelOf(family, builtFor(family, 1))).toBeNull()
      for (const scale of usualScales(family)) {
        expect(scale).toBeGreaterThanOrEqual(shortest)
        expect(scale).toBeLessThanOrEqual(longest)
      }
    },
  )
})

test('sets are found by what a string pulls, the nearest first, and of near ones the more even', () => {
  const [light, regular, heavy] = [
    electric(STANDARD, 3, [9, 11, 16, 24, 32, 42]),
    electric(STANDARD, 3, [10, 13, 17, 26, 36, 46]),
    electric(STANDARD, 3, [11, 14, 18, 28, 38, 49]),
  ]
  const uneven = electric(STANDARD, 3, [10, 13, 17, 26, 36, 56])
  const seven = electric(['E4', 'B3', 'G3', 'D3', 'A2', 'E2', 'B1'], 3, [10, 13, 17, 26, 36, 46, 62])
  const found = findSets(
    [seven, heavy, uneven, light, regular],
    { scaleMm: 647.7, notes: tuned('guitarra', 'Padrão'), reference: 440, strings: 6 },
    { course: 1, kgf: 7.5 },
  )

  expect(found.map(({ set }) => set)).toEqual([regular, uneven, heavy, light])
  expect(found[0]?.kgf).toBeCloseTo(7.35, 1)
})

test('sets with pairs are found by a pair, of which in octaves the lower string counts', () => {
  const [firm, slack] = [8, 4].map((kg) =>
    stated(
      'violaCaipira',
      580,
      ['D4 · 5 kg', 'D4 · 5 kg', 'B3 · 6 kg', 'B3 · 6 kg', `G#4 · 3 kg`, `G#3 · ${kg} kg`].concat([
        'E4 · 7 kg',
        'E3 · 7 kg',
        'B3 · 7 kg',
        'B2 · 7 kg',
      ]),
    ),
  )
  const notes = tuned('violaCaipira', 'Cebolão em Mi')
  const found = findSets(
    [slack, firm].flatMap((set) => set ?? []),
    { scaleMm: 580, notes, reference: 440, strings: 10 },
    { course: 3, kgf: 8 },
  )

  expect(found.map(({ set }) => set)).toEqual([firm, slack])
  expect(found[0]?.kgf).toBeCloseTo(8, 1)
})

test('sets for twelve strings are none for six, and are found for twelve, however they are described', () => {
  const six = stated(
    'violaoAco',
    648,
    STANDARD.map((note) => `${note} · 11 kg`),
  )
  const one = {
    ...stated(
      'violaoAco',
      648,
      STANDARD.map((note) => `${note} · 9 kg`),
    ),
    count: 12,
  }
  const all = stated(
    'violaoAco',
    648,
    TWELVE.map((note) => `${note} · 8,5 kg`),
  )
  const found = (strings: number) =>
    findSets(
      [six, one, all],
      { scaleMm: 648, notes: tuned('violaoAco', '12 cordas'), reference: 440, strings },
      { course: 6, kgf: 9 },
    ).map(({ set }) => set)

  expect(found(6)).toEqual([six])
  expect(found(12)).toEqual([one, all])
})

test('without a scale each set is found by what it pulls on its own', () => {
  const notes = tuned('ukulele', 'Padrão, Sol agudo')
  const [soprano, tenor] = [345, 432].map((scaleMm) =>
    stated('ukulele', scaleMm, ['A4 · 4 kg', 'E4 · 4 kg', 'C4 · 4 kg', 'G4 · 4 kg']),
  )
  const found = findSets(
    [soprano, tenor].flatMap((set) => set ?? []),
    { scaleMm: null, notes, reference: 440, strings: 4 },
    { course: 1, kgf: 4 },
  )

  expect(found.map(({ kgf }) => Math.round(kgf * 100) / 100)).toEqual([4, 4])
})

test.each([
  ['baixo', 864, BASS, 0, [45, 65, 80, 100]],
  ['baixo', 864, BASS, 0, [45, 65, 80, 100, 130]],
  ['guitarra', 647.7, STANDARD, 3, [10, 13, 17, 26, 36, 46]],
] as const)('no string of an usual set of %s is called firm', (family, scaleMm, notes, plain, gauges) => {
  const set = describedSet(family, notes, plain, gauges, 'Aço niquelado')
  const tension = setTension(set, { scaleMm, notes: ownNotes(set), reference: 440 })

  expect(tension?.strings.map(({ kgf }) => kgf !== null && feelOf(family, kgf))).not.toContain('firme')
})

function electric(notes: readonly string[], plain: number, gauges: readonly number[]): SizedSet {
  return describedSet('guitarra', notes, plain, gauges, 'Aço niquelado')
}

function describedSet(
  family: Family,
  notes: readonly string[],
  plain: number,
  gauges: readonly number[],
  winding: string,
): SizedSet {
  return stated(
    family,
    null,
    gauges.map(
      (gauge, i) => `${notes[i]} · .${String(gauge).padStart(3, '0')} · ${i < plain ? 'liso' : winding}`,
    ),
  )
}

function stated(family: Family, scaleMm: number | null, lines: readonly string[]): SizedSet {
  const strings = lines.map((line) => {
    const string = readString(line)
    if ('problema' in string) throw new Error(string.problema)
    return string
  })

  return { family, scaleMm, count: null, strings, sizes: [] }
}

function totalAt(set: StatedSet, scaleMm: number, reference = 440): number | null | undefined {
  return setTension(set, { scaleMm, notes: ownNotes(set), reference })?.total
}

function tuned(family: Family, name: string) {
  const found = TUNINGS[family].find(({ nome }) => nome === name)
  if (!found) throw new Error(name)

  return found.notas
}
