import { expect, test } from 'vitest'
import { readChoiceQuery } from '../choice/choice-query.ts'
import { chooseSets, type OfferedSet } from '../choice/choose-sets.ts'
import { playedInstrument } from '../choice/played-instrument.ts'
import type { Family } from '../families/family.ts'
import { TUNINGS } from '../pitch/tunings.ts'
import { readString, type StatedString } from '../strings/stated-string.ts'
import { voicesOf } from '../synthesis/voice.ts'
import { tensionAnswer } from '../tension/tension-answer.ts'
import { isTooShortFor, usualTuning } from './baritone.ts'
import { usualScaleTuned } from './usual-scale.ts'

const UKULELE = ['E4', 'B3', 'G3', 'D3']

test.each([
  ['ukulele', 'Barítono', 508],
  ['ukulele', '8 cordas, Barítono', 508],
  ['ukulele', 'Sol grave', 345],
  ['guitarra', 'Si padrão, barítono', 686],
  ['guitarra', 'Barítono em Lá', 686],
  ['guitarra', 'Drop A', 648],
  ['guitarra', '7 cordas', 648],
] as const)('a %s in %s is %d mm long', (family, nome, mm) => {
  expect(usualScaleTuned(family, TUNINGS[family].find((each) => each.nome === nome)?.notas ?? [])).toBe(mm)
})

test.each<[Family, Parameters<typeof usualTuning>[1], string]>([
  ['ukulele', { size: 'Barítono', scaleMm: null, strings: null }, 'Barítono'],
  ['ukulele', { size: 'Barítono', scaleMm: null, strings: 8 }, '8 cordas, Barítono'],
  ['ukulele', { size: null, scaleMm: 508, strings: 4 }, 'Barítono'],
  ['ukulele', { size: 'Tenor', scaleMm: null, strings: 4 }, 'Padrão, Sol agudo'],
  ['ukulele', { size: null, scaleMm: null, strings: null }, 'Padrão, Sol agudo'],
  ['guitarra', { size: null, scaleMm: 686, strings: 6 }, 'Si padrão, barítono'],
  // As many guitars of seven strings have.
  ['guitarra', { size: null, scaleMm: 686, strings: 7 }, '7 cordas'],
  ['guitarra', { size: null, scaleMm: 648, strings: 6 }, 'Padrão'],
  ['baixo', { size: null, scaleMm: 864, strings: 5 }, '5 cordas'],
])('a %s of %j is usually in %s', (family, built, nome) => {
  expect(usualTuning(family, built)?.nome).toBe(nome)
})

test('a soprano is too short for the tuning of a baritone, and an unknown ukulele is not', () => {
  const [, , baritone] = TUNINGS.ukulele
  const isTooShort = (size: string | null) =>
    isTooShortFor('ukulele', { size, scaleMm: null }, baritone ?? { nome: '', notas: [], others: [] })

  expect(['Soprano', 'Barítono', null].map(isTooShort)).toEqual([true, false, false])
})

test('tension is computed at the length of the tuning, and in the tuning of the length', () => {
  const answered = (family: Family, input: Parameters<typeof tensionAnswer>[0]['input']) => {
    const { escala, afinacao } = tensionAnswer({ family, input, jogo: null, atual: null })
    return [escala, afinacao.nome]
  }

  expect(answered('ukulele', { afinacao: 'Barítono' })).toEqual([508, 'Barítono'])
  expect(answered('ukulele', { escala: '508' })).toEqual([508, 'Barítono'])
  expect(answered('ukulele', { afinacao: 'Barítono', escala: '480' })).toEqual([480, 'Barítono'])
  expect(answered('ukulele', {})).toEqual([345, 'Padrão, Sol agudo'])
  expect(answered('guitarra', { afinacao: 'Barítono em Lá' })).toEqual([686, 'Barítono em Lá'])
  expect(answered('guitarra', { escala: '27"' })).toEqual([685.8, 'Si padrão, barítono'])
})

test('a set of any guitar pulls on a baritone in its tuning, and a set for the tuning where it is stated', () => {
  const jogo = (notes: string[], scaleMm: number | null) => ({
    ...setOf('guitarra', notes),
    scaleMm,
    nome: 'Jogo',
  })
  const scaleOf = (set: ReturnType<typeof jogo>) =>
    tensionAnswer({
      family: 'guitarra',
      input: { afinacao: 'Si padrão, barítono' },
      jogo: set,
      atual: null,
    }).escala

  expect(scaleOf(jogo(['E4', 'B3', 'G3', 'D3', 'A2', 'E2'], 648))).toBe(686)
  expect(scaleOf(jogo(['B3', 'F#3', 'D3', 'A2', 'E2', 'B1'], 648))).toBe(648)
  expect(scaleOf(jogo(['B3', 'F#3', 'D3', 'A2', 'E2', 'B1'], null))).toBe(686)
})

test.each([
  [{ tamanho: 'Barítono' }, 'Barítono', 'Barítono', 1],
  [{ afinacao: 'Barítono' }, 'Barítono', 'Barítono', 1],
  [{ escala: '508' }, 'Barítono', 'Barítono', 1],
  [{ tamanho: 'Barítono', afinacao: 'Sol grave' }, 'Barítono', 'Sol grave', 1],
  [{ tamanho: 'Soprano' }, 'Soprano', 'Padrão, Sol agudo', 0],
  // As a form says it whose size was changed.
  [{ tamanho: 'Soprano', afinacao: 'Barítono' }, 'Soprano', 'Padrão, Sol agudo', 0],
])('strings for a ukulele of %j are for %s in %s: %d', (said, size, nome, count) => {
  const set: OfferedSet = {
    ...setOf('ukulele', UKULELE),
    sizes: ['Barítono'],
    materials: [],
    level: null,
    price: 5000,
  }
  const query = readChoiceQuery({ instrumento: 'ukulele', ...said })
  const { tuning, scaleMm, strings, tunings, ...played } = playedInstrument('ukulele', query, [4])
  const chosen = chooseSets(
    [set],
    {
      size: played.size?.nome ?? '',
      scaleMm,
      strings,
      notes: tuning?.notas ?? [],
      reference: 440,
    },
    query,
  )

  expect([played.size?.nome, tuning?.nome, chosen.length]).toEqual([size, nome, count])
  expect(tunings[0]?.nome).toBe(size === 'Barítono' ? 'Barítono' : 'Padrão, Sol agudo')
})

test('a set is heard on the length of its tuning or size', () => {
  const stiffness = (sizes: string[], notes: string[]) =>
    voicesOf({ ...setOf('ukulele', notes), sizes })[0]?.inharmonicity ?? 0
  const [soprano, tenor, untold] = [['Soprano'], ['Tenor'], []].map((sizes) =>
    stiffness(sizes, ['A4', 'E4', 'C4', 'G4']),
  )

  // B falls with the fourth power of the length, as a longer string pulls more too.
  expect((soprano ?? 0) / (tenor ?? 1)).toBeCloseTo((432 / 345) ** 4, 1)
  expect(untold).toBe(soprano)
  expect(stiffness([], UKULELE)).toBe(stiffness(['Barítono'], UKULELE))
})

function setOf(family: Family, notes: string[]) {
  const material = family === 'ukulele' ? '0,6 mm · Náilon' : '.030 · Níquel'
  const strings = notes
    .map((note) => readString(`${note} · ${material}`))
    .filter((each): each is StatedString => !('problema' in each))

  return { family, scaleMm: null, count: null, strings, sizes: [] as string[] }
}
