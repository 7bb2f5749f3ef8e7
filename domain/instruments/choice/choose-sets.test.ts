import { describe, expect, test } from 'vitest'
import type { Family } from '../families/family.ts'
import { midiOf, noteAt, noteOf } from '../pitch/note.ts'
import { TUNINGS } from '../pitch/tunings.ts'
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
const TUNED = { notes: VIOLIN.map(noteOf).toReversed(), reference: 440, strings: 4, scaleMm: null }

const STEEL = offered('aço', 6.4, {
  materials: ['Aço sólido'],
  level: { word: 'Iniciante', at: 0 },
  price: 4990,
})
const SYNTHETIC = offered('sintético', 5.5, {
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
    expect(chosen[0]?.reason).toBe('Tensão média, som equilibrado (sintético), nível intermediário.')
  })

  test.each([
    ['contrabaixo', '3/4', 1060],
    ['violaDeArco', '16"', 370],
    ['violaDeArco', '15"', 353],
    ['ukulele', 'Tenor', 432],
  ] as const)('for a %s of %s say the kilograms of its own length, %d mm', (family, size, scaleMm) => {
    const set = { ...STEEL, family, scaleMm: 345, sizes: family === 'ukulele' ? ['Soprano', 'Tenor'] : [] }
    const [chosen] = chooseSets([set], { size, ...TUNED }, readChoiceQuery({}))

    expect(chosen?.total).toBeCloseTo(25.6 * (scaleMm / 345) ** 2, 5)
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

    expect(chosen.map(({ total }) => Math.round(total ?? 0))).toEqual([26, 26])
  })

  test('on a length that is said are computed on it', () => {
    const [chosen] = chooseSets([STEEL], { size: '4/4', ...TUNED, scaleMm: 340 }, readChoiceQuery({}))

    expect(chosen?.total).toBeCloseTo(25.6 * (340 / 328) ** 2, 5)
  })

  test('on an instrument whose strings get longer are computed on the length of each', () => {
    const fan = { ...TUNED, scaleMm: 328, bassMm: 358 }
    const [chosen] = chooseSets([STEEL], { size: '', ...fan }, readChoiceQuery({}))
    const kilograms = [328, 338, 348, 358].map((mm) => 6.4 * (mm / 328) ** 2)

    expect(chosen?.total).toBeCloseTo(
      kilograms.reduce((sum, kg) => sum + kg),
      5,
    )
  })

  test('for an instrument at full size, also those that name no size', () => {
    expect(namesOf(chooseSets(ALL, { size: '4/4', ...TUNED }, readChoiceQuery({})))).toHaveLength(3)
  })

  test.each([
    ['violino', ['4/4'], '7/8', 1],
    ['violino', [], '7/8', 1],
    ['violino', ['3/4'], '7/8', 0],
    ['violoncelo', ['4/4', '3/4'], '7/8', 1],
    ['violaoNailon', ['4/4'], '7/8', 1],
    ['contrabaixo', ['3/4'], '4/4', 1],
    ['contrabaixo', ['4/4'], '3/4', 1],
    ['contrabaixo', ['3/4'], '1/2', 0],
    ['violaDeArco', ['4/4'], '15,5"', 1],
    ['violaDeArco', ['4/4'], '13"', 0],
    ['violaDeArco', ['4/4'], '3/4', 0],
  ] as const)('for a %s that are sold for %j serve one of %s: %d', (family, sizes, size, count) => {
    const chosen = chooseSets([{ ...GUT, family, sizes }], { size, ...TUNED }, readChoiceQuery({}))

    expect(chosen).toHaveLength(count)
    // A 7/8 takes the strings that the sheet describes, on its own length.
    for (const { total } of chosen) expect(total).not.toBeNull()
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
    const twelve = guitarSet('doze', 9.5, 12)
    const light = guitarSet('doze leves', 8, 12)
    const choice = (strings: number) =>
      chooseSets(
        [six, twelve, light],
        { size: '', notes: GUITAR.map(noteOf).toReversed(), reference: 440, strings, scaleMm: null },
        readChoiceQuery({ toque: 'macio' }),
      )

    expect(namesOf(choice(6))).toEqual(['seis'])
    expect(choice(12).map(({ set, total }) => [set.id, Math.round(total ?? 0)])).toEqual([
      ['doze leves', 96],
      ['doze', 114],
    ])
  })

  const ELECTRIC = [
    gauged('8-38', [8, 10, 15, 21, 30, 38]),
    gauged('9-42', [9, 11, 16, 24, 32, 42]),
    gauged('10-46', [10, 13, 17, 26, 36, 46]),
    gauged('11-49', [11, 14, 18, 28, 38, 49]),
    gauged('11-52', [11, 14, 18, 30, 42, 52]),
    gauged('12-56', [12, 16, 20, 32, 44, 56]),
    gauged('13-62', [13, 17, 26, 36, 46, 62]),
  ]

  // Soft and firm are those of guitarists, whatever the shop has: a set for E is slack in C.
  test.each<[tuning: string, toque: string, best: string]>([
    ['Padrão', 'macio', '9-42'],
    ['Padrão', 'medio', '10-46'],
    ['Padrão', 'firme', '11-49'],
    ['Drop C', 'macio', '10-46'],
    ['Drop C', 'medio', '11-52'],
    ['Drop C', 'firme', '12-56'],
    ['Drop A', 'medio', '13-62'],
    ['Padrão', '', '10-46'],
    ['Drop C', '', '11-49'],
  ])('for a guitar in %s that is to feel %s: %s', (nome, toque, best) => {
    const notes = TUNINGS.guitarra.find((tuning) => tuning.nome === nome)?.notas ?? []
    const [first] = chooseSets(
      ELECTRIC,
      { size: '', notes, reference: 440, strings: 6, scaleMm: null },
      readChoiceQuery({ toque }),
    )

    expect(first?.set.id).toBe(best)
  })

  test.each<[tuning: string, set: string, reason: string]>([
    ['Padrão', '10-46', 'Tensão média (47,0 kg ao todo), som equilibrado (níquel).'],
    [
      'Drop C',
      '10-46',
      'Dos mais macios (36,0 kg ao todo), 1ª, 2ª e 6ª cordas mais soltas que o usual, som equilibrado (níquel), mais macio do que você quer.',
    ],
    [
      'Drop C',
      '8-38',
      'Mais frouxo do que o usual (24,5 kg ao todo), todas as cordas mais soltas que o usual, som equilibrado (níquel), mais macio do que você quer.',
    ],
    [
      'Padrão',
      '12-56',
      'Mais firme do que o usual (69,3 kg ao todo), todas as cordas mais firmes que o usual, som equilibrado (níquel), mais firme do que você quer. As cordas puxam 48 % mais do que o usual da guitarra (perto de 47 kg): o braço vai ceder um pouco, e o instrumento deve ser regulado.',
    ],
  ])('in %s %s says how it feels and what the guitar has to bear', (nome, id, reason) => {
    const notes = TUNINGS.guitarra.find((tuning) => tuning.nome === nome)?.notas ?? []
    const chosen = chooseSets(
      ELECTRIC,
      { size: '', notes, reference: 440, strings: 6, scaleMm: null },
      readChoiceQuery({ toque: 'medio' }),
    )

    expect(chosen.find(({ set }) => set.id === id)?.reason).toBe(reason)
  })

  test('are first those for the tuning, before firmer ones that are made for a lower one', () => {
    const low = { ...offered('orquestra', 30, {}), family: 'contrabaixo' as const }
    const notes = ['E1', 'A1', 'D2', 'G2'].map(noteOf)
    const tunedLow = {
      ...low,
      strings: low.strings.map((each, i) => ({ ...each, note: notes[3 - i] ?? each.note })),
    }
    const solo = tunedLow.strings.map((each) => ({ ...each, note: noteAt(midiOf(each.note) + 2) }))
    const chosen = chooseSets(
      [tunedLow, { ...tunedLow, id: 'solo', strings: solo }],
      { size: '', notes: ['F#1', 'B1', 'E2', 'A2'].map(noteOf), reference: 440, strings: 4, scaleMm: null },
      readChoiceQuery({ toque: 'firme' }),
    )

    expect(namesOf(chosen)).toEqual(['solo', 'orquestra'])
    expect(chosen[1]?.reason).toContain(
      'O jogo é feito para a afinação Orquestra (E1 A1 D2 G2), um tom abaixo',
    )
    expect(chosen[0]?.reason).not.toContain('afinação')
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
      'Dos mais firmes (25,6 kg ao todo), som muito brilhante (aço sólido), nível iniciante, mais firme do que você quer, mais brilhante do que você quer, feito para quem toca há menos tempo.',
    )
  })

  test('of which nothing is known are neither first nor last', () => {
    const unknown = offered('sem ficha', null, { materials: [], level: null })
    const chosen = chooseSets([...ALL, unknown], { size: '', ...TUNED }, readChoiceQuery({ toque: 'macio' }))

    expect(namesOf(chosen)).toEqual(['tripa', 'sintético', 'sem ficha', 'aço'])
    expect(chosen[2]).toMatchObject({ reason: 'A ficha não diz a tensão nem o material.', firmness: null })
  })

  // Ukuleles have no usual total: their sets are soft or firm beside one another.
  test('that all pull alike are neither soft nor firm, where no total is usual', () => {
    const one = { ...STEEL, family: 'ukulele' as const }
    const [first] = chooseSets(
      [one, { ...one, id: 'outro' }],
      { size: '', ...TUNED },
      readChoiceQuery({ toque: 'macio' }),
    )

    expect(first).toMatchObject({ firmness: null, reason: expect.stringContaining('25,6 kg ao todo') })
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
      escala: '',
      cordas: null,
      prende: null,
      afinacao: '',
      notas: '',
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

/** A set of nickel-wound strings for guitar, by its gauges. */
function gauged(id: string, gauges: readonly number[]) {
  const strings = GUITAR.map((note, i) => {
    const gauge = gauges[i] ?? 0
    return stringOf(`${note} · .${String(gauge).padStart(3, '0')} · ${gauge <= 20 ? 'Aço' : 'Níquel'}`)
  })

  return offered(id, null, { family: 'guitarra', scaleMm: null, strings })
}

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
