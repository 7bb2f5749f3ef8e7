import { describe, expect, test } from 'vitest'
import type { Family } from '../families/family.ts'
import { noteLetter } from '../pitch/note.ts'
import { tuningNamed } from '../pitch/tunings.ts'
import { readGauges } from './gauged-set.ts'
import { setTension } from './set-tension.ts'

const GUITAR = tuned('guitarra', 'Padrão')

describe('gauges written by hand', () => {
  test.each([
    '10 13 17 26 36 46',
    '.010 .013 .017 .026 .036 .046',
    '010-013-017-026-036-046',
    '0,010 / 0,013 / 0,017 / 0,026 / 0,036 / 0,046',
    '10p 13p 17p 26w 36w 46W',
    '0.10 0.13 0.17 0.26 0.36 0.46',
    '.10 0,13 .17 .26 .36 0,46',
  ])('%s is a set of tens', (text) => {
    const set = readGauges('guitarra', text, GUITAR)

    expect(set?.strings.map(({ diameter, materials }) => `${diameter?.text} ${materials}`)).toEqual([
      '.010 Aço',
      '.013 Aço',
      '.017 Aço',
      '.026 Níquel',
      '.036 Níquel',
      '.046 Níquel',
    ])
  })

  test("pull as the maker's set of these gauges does", () => {
    const set = readGauges('guitarra', '10 13 17 26 36 46', GUITAR)
    const total = set && setTension(set, { scaleMm: 647.7, notes: GUITAR.notas, reference: 440 })?.total

    // D'Addario states 102.5 lb for EXL110 at 25.5 inches, which is 46.5 kg.
    expect(total).toBeGreaterThan(46)
    expect(total).toBeLessThan(47)
  })

  test('a letter says what the gauge does not', () => {
    const third = (text: string) => readGauges('violaoAco', text, GUITAR)?.strings[2]?.materials

    expect([third('12 16 18 32 42 53'), third('12 16 18w 32 42 53'), third('12 16 24p 32 42 53')]).toEqual([
      ['Aço'],
      ['Bronze fosforoso'],
      ['Aço'],
    ])
  })

  test('of a bass, two decimals are thousandths too, if they can be', () => {
    const bass = tuned('baixo', 'Padrão')
    const gauges = (text: string) =>
      readGauges('baixo', text, bass)?.strings.map(({ diameter }) => diameter?.text)

    expect(gauges('0.45 0.65 0.80 .105')).toEqual(['.045', '.065', '.080', '.105'])
    // A .100, or a .010 that is none.
    expect(gauges('0.45 0.65 0.80 0.10')).toBeUndefined()
  })

  test('half a thousandth counts', () => {
    expect(readGauges('guitarra', '9.5 11,5 16 24 34 44', GUITAR)?.strings[0]?.diameter).toEqual({
      text: '.0095',
      mm: expect.closeTo(0.2413, 5),
    })
  })
})

describe('gauges of twelve strings', () => {
  const twelve = tuned('violaoAco', '12 cordas')

  test('one for each pair are those of both strings', () => {
    const set = readGauges('violaoAco', '10 14 23 30 39 47', twelve)
    const one = readGauges('violaoAco', '10 14 23 30 39 47', tuned('violaoAco', 'Padrão'))
    const total = (each: typeof set) =>
      (each && setTension(each, { scaleMm: 648, notes: twelve.notas, reference: 440 })?.total) ?? 0

    expect(set?.count).toBe(12)
    expect(total(set)).toBeCloseTo(total(one) * 2, 5)
  })

  test.each(['10 10 14 14 9 23 12 30 18 39 27 47', '10 10 14 14 23 9 30 12 39 18 47 27'])(
    '%s: the thinner one of a pair is the octave',
    (text) => {
      const set = readGauges('violaoAco', text, twelve)

      expect(set?.strings.map(({ note, diameter }) => `${noteLetter(note)} ${diameter?.text}`)).toEqual([
        ...['E4 .010', 'E4 .010', 'B3 .014', 'B3 .014', 'G3 .023', 'G4 .009'],
        ...['D3 .030', 'D4 .012', 'A2 .039', 'A3 .018', 'E2 .047', 'E3 .027'],
      ])
      expect(set?.count).toBe(12)
    },
  )

  test('are six or twelve', () => {
    expect(readGauges('violaoAco', '10 10 14 14 23 9 30 12 39 18 47', twelve)).toBeNull()
  })
})

test.each<[Family, string]>([
  ['guitarra', '10 13 17 26 36'],
  ['guitarra', '10 13 17 26 36 46 56'],
  ['guitarra', 'dez treze 17 26 36 46'],
  ['guitarra', '0 13 17 26 36 46'],
  ['guitarra', '10 13 17 26 36 900'],
  ['violaoNailon', '28 32 40 29 35 43'],
  ['violino', '10 13 17 26'],
])('no set of %s: %s', (family, text) => {
  expect(readGauges(family, text, tuned(family, 'Padrão'))).toBeNull()
})

function tuned(family: Family, name: string) {
  const found = tuningNamed(name, family)
  if (!found) throw new Error(name)

  return found
}
