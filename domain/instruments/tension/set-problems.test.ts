import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FAMILY_WORDS, type Family } from '../families/family.ts'
import { midiOf, noteAt, noteLetter } from '../pitch/note.ts'
import { TUNINGS } from '../pitch/tunings.ts'
import { readString } from '../strings/stated-string.ts'
import { setProblems } from './set-problems.ts'

const STANDARD = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2'].map((note) => `${note} · 7 kg`)
const PAIRS = ['E5', 'A4', 'D4', 'G3'].map((note) => `${note} · 9 kg`)
const VIOLA = ['E4', 'E4', 'B3', 'B3', 'G#4', 'G#3', 'E4', 'E3', 'B3', 'B2'].map((note) => `${note} · 6 kg`)
const UKULELE = ['A4', 'E4', 'C4', 'G4'].map((note) => `${note} · 4 kg`)
const TWELVE = ['E4', 'E4', 'B3', 'B3', 'G4', 'G3', 'D4', 'D3', 'A3', 'A2', 'E3', 'E2'].map(
  (n) => `${n} · 9 kg`,
)

describe('as many strings as the set has', () => {
  test.each<[string, Family, number | null, string[]]>([
    ['six of six', 'guitarra', 6, STANDARD],
    ['seven of seven', 'guitarra', 7, [...STANDARD, 'B1 · 7 kg']],
    ['one of each pair', 'bandolim', 8, PAIRS],
    ['all eight of a mandolin', 'bandolim', 8, PAIRS.flatMap((string) => [string, string])],
    ['ten of a viola caipira', 'violaCaipira', 10, VIOLA],
    ['one of each pair of a viola caipira', 'violaCaipira', 10, VIOLA.filter((_, i) => i % 2 === 1)],
    ['twelve of twelve', 'violaoAco', 12, TWELVE],
    ['six of twelve', 'violaoAco', 12, TWELVE.filter((_, i) => i % 2 === 1)],
    ['one of each course of a viola with twelve', 'violaCaipira', 12, VIOLA.filter((_, i) => i % 2 === 1)],
    ['one of each course of an ukulele with five', 'ukulele', 5, UKULELE],
    ['six of a banjo', 'banjo', 6, STANDARD],
    ['nine of a guitar', 'guitarra', 9, [...STANDARD, 'B1 · 7 kg', 'F#1 · 7 kg', 'C#1 · 7 kg']],
    ['a set that states no number', 'guitarra', null, STANDARD.slice(2)],
    ['one string alone', 'guitarra', 6, STANDARD.slice(5)],
  ])('%s', (_name, family, count, lines) => {
    expect(problemsOf(family, null, count, lines).count).toBeNull()
  })

  test.each<[string, Family, number, string[], number]>([
    ['four of six', 'guitarra', 6, STANDARD.slice(2), 4],
    ['three of six', 'guitarra', 6, STANDARD.slice(3), 3],
    ['seven of six', 'guitarra', 6, [...STANDARD, 'B1 · 7 kg'], 7],
    ['two of four', 'violino', 4, PAIRS.slice(2), 2],
    ['four of an ukulele with seven', 'ukulele', 7, UKULELE, 4],
    ['eleven of twelve', 'violaoAco', 12, TWELVE.slice(1), 11],
  ])('not %s', (_name, family, count, lines, described) => {
    expect(problemsOf(family, null, count, lines).count).toBe(
      `A ficha descreve ${described} cordas, e o jogo tem ${count}: descreva todas, ou uma de cada par.`,
    )
  })
})

describe('a string of the instrument', () => {
  test.each<[Family, number | null, string]>([
    ['guitarra', null, 'E4 · .010 · Aço'],
    ['guitarra', 648, 'E4 · .010 · Aço · 7,3 kg'],
    ['guitarra', null, 'F#1 · .074 · Aço niquelado'],
    ['violaoAco', null, 'G4 · .008 · liso'],
    ['baixo', 864, 'B0 · .130 · Aço niquelado · 15,6 kg'],
    ['violino', 328, 'E5 · Aço sólido · Estanho · 7,8 kg'],
    ['contrabaixo', 1060, 'E1 · 2,6 mm · 33 kg'],
    ['ukulele', null, 'G3 · .036 · Cobre prateado'],
    ['banjo', null, 'E2 · .042 · Níquel'],
    // Of unknown material, only the tension says how it pulls.
    ['violino', 328, 'G3 · 0,8 mm · Prata · 4,4 kg'],
  ])('%s at %s mm: %s', (family, scaleMm, line) => {
    expect(problemsOf(family, scaleMm, null, [line]).strings).toEqual([null])
  })

  test.each<[Family, number | null, string, string]>([
    ['violino', null, 'E2 · 6 kg', 'As cordas do violino vão de F2 a E6, e não E2.'],
    ['baixo', null, 'E5 · 16 kg', 'As cordas do baixo elétrico vão de E0 a A#4, e não E5.'],
    [
      'guitarra',
      null,
      'E4 · .056 · Aço niquelado',
      'Em E4, uma corda .056 puxaria 191 kg em 648 mm: confira a nota, o calibre e o material.',
    ],
    [
      'guitarra',
      null,
      'E2 · .008 · Aço',
      'Em E2, uma corda .008 puxaria 0,3 kg em 648 mm: confira a nota, o calibre e o material.',
    ],
    [
      'guitarra',
      648,
      'E4 · .010 · Aço · 16,2 kg',
      'Em E4, uma corda .010 puxaria 7,4 kg em 648 mm, e não 16,2 kg: confira o calibre e a tensão.',
    ],
    [
      'guitarra',
      648,
      'E4 · .020 · Aço · 7,3 kg',
      'Em E4, uma corda .020 puxaria 29 kg em 648 mm, e não 7,3 kg: confira o calibre e a tensão.',
    ],
  ])('not %s at %s mm: %s', (family, scaleMm, line, problema) => {
    expect(problemsOf(family, scaleMm, null, [line]).strings).toEqual([problema])
  })
})

describe('strings from the first to the last', () => {
  test.each<[string, Family, string]>([
    ['a guitar’s', 'guitarra', 'E4 B3 G3 D3 A2 E2'],
    ['in Nashville', 'violaoAco', 'E4 B3 G4 D4 A3 E3'],
    ['half a tone lower', 'guitarra', 'D#4 A#3 F#3 C#3 G#2 D#2'],
    ['a re-entrant ukulele’s', 'ukulele', 'A4 E4 C4 G4'],
    ['a re-entrant ukulele’s in D', 'ukulele', 'B4 F#4 D4 A4'],
    ['a baritone’s with a high D', 'ukulele', 'E4 B3 G3 D4'],
    ['a banjo’s, whose fifth is short', 'banjo', 'D4 B3 G3 D3 G4'],
    ['of Yepes', 'violaoNailon', 'E4 B3 G3 D3 A2 E2 C2 A#2 G#2 F#2'],
    ['of a viola caipira', 'violaCaipira', 'E4 E4 B3 B3 G#4 G#3 E4 E3 B3 B2'],
    ['of a viola caipira, the lower one first', 'violaCaipira', 'E4 E4 B3 B3 G#3 G#4 E3 E4 B2 B3'],
    ['of twelve', 'violaoAco', 'E4 E4 B3 B3 G4 G3 D4 D3 A3 A2 E3 E2'],
    ['in a tuning of one’s own that goes down and up', 'guitarra', 'C4 D4 G3 D3 G2 C2'],
    ['some of a set', 'guitarra', 'G3 D3 A2'],
  ])('%s', (_name, family, notes) => {
    expect(orderOf(family, notes)).toBeNull()
  })

  test.each<[string, Family, string, number, string]>([
    ['from the last to the first', 'guitarra', 'E2 A2 D3 G3 B3 E4', 0, 'E4, e não E2'],
    ['with two in each other’s place', 'guitarra', 'E4 G3 B3 D3 A2 E2', 1, 'B3, e não G3'],
    ['with both E in each other’s place', 'guitarra', 'E2 B3 G3 D3 A2 E4', 0, 'E4, e não E2'],
    ['of five for a bass', 'baixo', 'B0 G2 D2 A1 E1', 0, 'G2, e não B0'],
    ['re-entrant, the other way round', 'ukulele', 'G4 C4 E4 A4', 0, 'A4, e não G4'],
    ['half a tone lower, by the alphabet', 'guitarra', 'A#3 C#3 D#2 D#4 F#3 G#2', 0, 'D#4, e não A#3'],
    [
      'of twelve, first the low and then the high ones',
      'violaoAco',
      'E4 B3 G3 D3 A2 E2 E4 B3 G4 D4 A3 E3',
      1,
      'E4, e não B3',
    ],
  ])('not %s', (_name, family, notes, place, words) => {
    expect(orderOf(family, notes)).toEqual({
      place,
      problema: `As cordas vão da primeira à última: aqui viria ${words}.`,
    })
  })

  const EVERY = FAMILY_WORDS.flatMap((family) => TUNINGS[family].map((tuning) => ({ family, ...tuning })))

  test('in every tuning, up to a fourth lower, whichever are an octave up', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EVERY),
        fc.integer({ min: -5, max: 0 }),
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        ({ family, notas }, shift, octaves) => {
          const notes = notas.map((note, i) => noteAt(midiOf(note) + shift + (octaves[i] ? 12 : 0)))

          expect(orderOf(family, notes.toReversed().map(noteLetter).join(' '))).toBeNull()
        },
      ),
    )
  })

  test.each(EVERY)('not the other way round in any: $family, $nome', ({ family, notas }) => {
    expect(orderOf(family, notas.map(noteLetter).join(' '))).not.toBeNull()
  })
})

function orderOf(family: Family, notes: string) {
  const lines = notes.split(' ').map((note) => `${note} · 7 kg`)

  return problemsOf(family, null, null, lines).order
}

function problemsOf(family: Family, scaleMm: number | null, count: number | null, lines: readonly string[]) {
  const strings = lines.map((line) => {
    const string = readString(line)
    if ('problema' in string) throw new Error(string.problema)
    return string
  })

  return setProblems({ family, scaleMm, count, strings })
}
