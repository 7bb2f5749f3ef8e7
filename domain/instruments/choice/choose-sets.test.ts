import { describe, expect, test } from 'vitest'
import type { Family } from '../families/family.ts'
import { noteOf } from '../pitch/note.ts'
import { readString, type StatedString } from '../strings/stated-string.ts'
import { soundOf } from './brightness.ts'
import { choiceAddress, readChoiceQuery } from './choice-query.ts'
import { chooseSets, type OfferedSet } from './choose-sets.ts'

describe('how strings sound', () => {
  test.each<[Family, string[], number | null]>([
    ['violino', ['Tripa', 'Prata'], 1],
    ['violino', ['Sintético', 'Alumínio', 'Aço sólido'], 3],
    ['violoncelo', ['Aço trançado', 'Tungstênio'], 4],
    ['violino', ['Aço sólido', 'Cromo'], 5],
    ['violino', ['Prata'], null],
    ['violaoNailon', ['Náilon', 'Cobre prateado'], 2],
    ['violaoNailon', ['Náilon', 'Fluorcarbono'], 4],
    ['ukulele', ['Nylgut'], 3],
    ['guitarra', ['Níquel puro'], 2],
    ['guitarra', ['Aço niquelado'], 3],
    ['guitarra', ['Aço inox'], 5],
    ['baixo', ['Aço inox flat'], 1],
    ['violaoAco', ['Bronze fosforoso'], 3],
    ['violaoAco', ['Bronze 85/15'], 4],
    ['violaoAco', ['Bronze 80/20'], 5],
    ['violaoAco', [], null],
  ])('%s with %j: %s', (family, materials, brightness) => {
    expect(soundOf(family, materials)?.brightness ?? null).toBe(brightness)
  })
})

const VIOLIN = ['E5', 'A4', 'D4', 'G3']
const TUNED = { notes: VIOLIN.map(noteOf).toReversed(), reference: 440, strings: 4 }

const STEEL = offered('aço', 8, {
  materials: ['Aço sólido'],
  level: { word: 'Iniciante', at: 0 },
  price: 4990,
})
const SYNTHETIC = offered('sintético', 6, {
  materials: ['Sintético'],
  level: { word: 'Intermediário', at: 0.5 },
  price: 29_990,
  sizes: ['4/4', '3/4'],
})
const GUT = offered('tripa', 5, {
  materials: ['Tripa'],
  level: { word: 'Profissional', at: 1 },
  price: 89_990,
})
const ALL = [STEEL, SYNTHETIC, GUT]

describe('sets for somebody', () => {
  test.each<[string, Parameters<typeof readChoiceQuery>[0], string[]]>([
    ['without a preference, all in their order', {}, ['aço', 'sintético', 'tripa']],
    ['a soft feel', { toque: 'macio' }, ['tripa', 'sintético', 'aço']],
    ['a firm feel', { toque: 'firme' }, ['aço', 'sintético', 'tripa']],
    ['a bright sound', { som: 'brilhante' }, ['aço', 'sintético', 'tripa']],
    [
      'a balanced sound for a student',
      { som: 'equilibrado', nivel: 'intermediario' },
      ['sintético', 'aço', 'tripa'],
    ],
    ['a professional', { nivel: 'profissional' }, ['tripa', 'sintético', 'aço']],
    ['no more than R$ 300', { ate: '300' }, ['aço', 'sintético']],
    ['no more than R$ 10', { ate: '10' }, []],
  ])('%s', (_name, input, names) => {
    expect(namesOf(chooseSets(ALL, { size: '', ...TUNED }, readChoiceQuery(input)))).toEqual(names)
  })

  test('for a smaller instrument are those that are sold for it, and say no kilograms', () => {
    const chosen = chooseSets(ALL, { size: '3/4', ...TUNED }, readChoiceQuery({}))

    expect(namesOf(chosen)).toEqual(['sintético'])
    expect(chosen[0]?.reason).toBe('Som equilibrado (sintético), nível intermediário.')
  })

  test.each([
    ['contrabaixo', '3/4', 1060],
    ['violaDeArco', '16"', 370],
    ['violaDeArco', '15"', 353],
    ['ukulele', 'Tenor', 432],
  ] as const)('for a %s of %s say the kilograms of its own length, %d mm', (family, size, scaleMm) => {
    const set = { ...STEEL, family, scaleMm: 345, sizes: family === 'ukulele' ? ['Soprano', 'Tenor'] : [] }
    const [chosen] = chooseSets([set], { size, ...TUNED }, readChoiceQuery({}))

    expect(chosen?.total).toBeCloseTo(32 * (scaleMm / 345) ** 2, 5)
  })

  test('for a size of which they state no tension are compared, and say none', () => {
    const sizes = ['4/4', '3/4']
    const chosen = chooseSets(
      [STEEL, GUT].map((set) => ({ ...set, sizes })),
      { size: '3/4', ...TUNED },
      readChoiceQuery({ toque: 'macio' }),
    )

    expect(chosen.map(({ total, reason }) => [total, reason])).toEqual([
      [null, 'Dos mais macios, som muito quente (tripa), nível profissional.'],
      [null, expect.stringMatching(/^Dos mais firmes, /)],
    ])
  })

  test('without a size are each computed on the length for which they are made', () => {
    const [soprano, tenor] = [{ sizes: ['Soprano'] }, { sizes: ['Tenor'], scaleMm: 432 }].map((changes) => ({
      ...STEEL,
      family: 'ukulele' as const,
      scaleMm: 345,
      ...changes,
    }))
    const chosen = chooseSets(
      [soprano, tenor].flatMap((set) => set ?? []),
      { size: '', ...TUNED },
      readChoiceQuery({}),
    )

    expect(chosen.map(({ total }) => Math.round(total ?? 0))).toEqual([32, 32])
  })

  test('for an instrument at full size, also those that name no size', () => {
    expect(namesOf(chooseSets(ALL, { size: '4/4', ...TUNED }, readChoiceQuery({})))).toHaveLength(3)
  })

  test.each([
    ['contrabaixo', '3/4', 1],
    ['contrabaixo', '1/2', 0],
    ['violaDeArco', '15"', 1],
    ['violaDeArco', '13"', 0],
  ] as const)('that name no size are for the usual sizes: %s %s', (family, size, count) => {
    const chosen = chooseSets([{ ...GUT, family }], { size, ...TUNED }, readChoiceQuery({}))

    expect(chosen).toHaveLength(count)
  })

  test('need as many strings as the tuning has notes', () => {
    const five = { ...TUNED, strings: 5, notes: ['C3', ...VIOLIN.toReversed()].map(noteOf) }

    expect(chooseSets(ALL, { size: '', ...five }, readChoiceQuery({}))).toEqual([])
  })

  test('need as many strings as the instrument has: twelve are none of six, and firm and soft are of twelve', () => {
    const six = guitarSet('seis', 11, null)
    const twelve = guitarSet('doze', 8, 12)
    const light = guitarSet('doze leves', 7, 12)
    const choice = (strings: number) =>
      chooseSets(
        [six, twelve, light],
        { size: '', notes: GUITAR.map(noteOf).toReversed(), reference: 440, strings },
        readChoiceQuery({ toque: 'macio' }),
      )

    expect(namesOf(choice(6))).toEqual(['seis'])
    expect(choice(12).map(({ set, total }) => [set.id, Math.round(total ?? 0)])).toEqual([
      ['doze leves', 84],
      ['doze', 96],
    ])
  })

  test('are not those that would break or hang loose in the tuning', () => {
    const octaveHigher = {
      ...TUNED,
      notes: TUNED.notes.map((note) => ({ ...note, octave: note.octave + 1 })),
    }

    expect(chooseSets(ALL, { size: '', ...octaveHigher }, readChoiceQuery({}))).toEqual([])
  })

  test('say why, and where they are not what was looked for', () => {
    const [first, , last] = chooseSets(
      ALL,
      { size: '', ...TUNED },
      readChoiceQuery({ toque: 'macio', som: 'quente', nivel: 'profissional' }),
    )

    expect(first?.reason).toBe(
      'Dos mais macios (20,0 kg ao todo), som muito quente (tripa), nível profissional.',
    )
    expect(last?.reason).toBe(
      'Dos mais firmes (32,0 kg ao todo), som muito brilhante (aço sólido), nível iniciante, mais firme do que você quer, mais brilhante do que você quer, feito para quem toca há menos tempo.',
    )
  })

  test('of which nothing is known are neither first nor last', () => {
    const unknown = offered('sem ficha', null, { materials: [], level: null })
    const chosen = chooseSets([...ALL, unknown], { size: '', ...TUNED }, readChoiceQuery({ toque: 'macio' }))

    expect(namesOf(chosen)).toEqual(['tripa', 'sintético', 'sem ficha', 'aço'])
    expect(chosen[2]).toMatchObject({ reason: 'A ficha não diz a tensão nem o material.', firmness: null })
  })

  test('that all pull alike are neither soft nor firm', () => {
    const [one] = chooseSets(
      [STEEL, { ...STEEL, id: 'outro' }],
      { size: '', ...TUNED },
      readChoiceQuery({ toque: 'macio' }),
    )

    expect(one).toMatchObject({ firmness: null, reason: expect.stringContaining('32,0 kg ao todo') })
  })
})

describe('the address', () => {
  test.each([
    ['80', 8000],
    ['79,90', 7990],
    ['79,9', 7990],
    ['R$ 1.200', 120_000],
    ['80 reais', 8000],
    ['0', null],
    ['-3', null],
    ['muito', null],
    ['1e9', null],
    ['99999999', null],
  ])('reads %s reais as %s centavos', (ate, centavos) => {
    expect(readChoiceQuery({ ate }).ate).toBe(centavos)
  })

  test('leaves out what it does not know', () => {
    expect(
      readChoiceQuery({ instrumento: 'oboé', cordas: 'doze', nivel: 'deus', toque: '', som: 'roxo' }),
    ).toEqual({
      instrumento: null,
      tamanho: '',
      cordas: null,
      afinacao: '',
      nivel: null,
      toque: null,
      som: null,
      ate: null,
    })
  })

  test('says only what was chosen', () => {
    expect(choiceAddress({ som: 'quente', instrumento: 'violino', ate: '', nivel: null })).toBe(
      '/ferramentas/cordas?instrumento=violino&som=quente',
    )
    expect(choiceAddress({})).toBe('/ferramentas/cordas')
  })
})

function namesOf(chosen: { set: { id: string } }[]) {
  return chosen.map(({ set }) => set.id)
}

/** A violin set whose strings pull with so many kilograms each, or of unknown tension. */
function offered(id: string, kg: number | null, changes: Partial<OfferedSet>): OfferedSet & { id: string } {
  const strings = VIOLIN.map((note) =>
    stringOf(kg === null ? `${note} · 0,5 mm · Ouro` : `${note} · ${kg} kg`),
  )

  return {
    id,
    family: 'violino',
    scaleMm: 328,
    count: null,
    strings,
    materials: [],
    level: null,
    sizes: [],
    price: 10_000,
    ...changes,
  }
}

const GUITAR = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']

/** A set that describes one string of each course. */
function guitarSet(id: string, kg: number, count: number | null) {
  const strings = GUITAR.map((note) => stringOf(`${note} · ${kg} kg`))

  return offered(id, kg, { family: 'violaoAco', scaleMm: 648, strings, count })
}

function stringOf(text: string): StatedString {
  const string = readString(text)
  if ('problema' in string) throw new Error(string.problema)

  return string
}
