import { type FieldProblem, problem } from '../../format/field-problem.ts'
import { formatNumber } from '../../format/format-number.ts'
import { slugOf } from '../../format/slug.ts'
import { postHoleProblem } from '../compatibility/post-hole.ts'
import { HOLDS, type TailHold } from '../compatibility/string-ends.ts'
import { FAMILIES, FAMILY_WORDS, type Family } from '../families/family.ts'
import { scaleProblem, sizeNamed, sizesOf } from '../sizes/sizes.ts'
import { readLength } from '../sizes/written-length.ts'
import { toolAddress } from '../tool-address.ts'
import {
  codeOfTuning,
  fieldsOfTuning,
  inTuning,
  readInstrumentTuning,
  tuningOfCode,
} from './instrument-tuning.ts'
import { MINE_PATH } from './mine-path.ts'

/** An instrument that somebody plays; what they didn't say is null. */
export type MyInstrument = {
  familia: Family
  /** One of the family's sizes, as the family writes it. */
  tamanho: string | null
  /** The vibrating length in millimetres. */
  escala: number | null
  /** Null for the usual number of the family. */
  cordas: number | null
  /**
   * The tuning that it is in: the name of one of the family's, or the notes of its player's own, `C2 G2 C3 F3 A3 C4`;
   * missing if it is the usual one.
   */
  afinacao?: string
  /** How it holds its strings; of the violin family, the first one. */
  prende?: TailHold
  /** The hole for a tuning machine in the headstock, in millimetres. */
  furo?: number
  /** Almost all are for right-handers, which isn't said. */
  mao?: 'canhoto'
}

/** More instruments than these are a collection. */
export const MAX_MY_INSTRUMENTS = 12

/** Characters of the longest code (`instrumentCode`). */
export const MAX_INSTRUMENT_CODE = 100

/** The parameters of the page's address, as its form sends them. */
export const MINE_PARAMETERS = [
  'instrumento',
  'tamanho',
  'escala',
  'cordas',
  'afinacao',
  'notas',
  'prende',
  'furo',
  'mao',
] as const

type MineParameter = (typeof MINE_PARAMETERS)[number]

/** An instrument as its form writes it, and what is wrong with it. */
export type ReadInstrument = { instrument: MyInstrument | null; problems: FieldProblem[] }

/** Reads the fields of the form. Without a known family there is no instrument, and no problem either. */
export function readMyInstrument(input: Partial<Record<MineParameter, string>>): ReadInstrument {
  const familia = FAMILY_WORDS.find((word) => word === input.instrumento)
  if (!familia) return { instrument: null, problems: [] }
  const size = sizeNamed(familia, input.tamanho ?? '')
  const prende = HOLDS[familia].find((hold) => hold === input.prende)
  const furo = tenths(input.furo)
  const escala = readLength(input.escala ?? '')
  const built = {
    familia,
    tamanho: size?.nome ?? null,
    escala: escala === null ? null : Math.round(escala),
    cordas: unusualCount(familia, input.cordas),
  }
  const tuned = readInstrumentTuning(built, input)
  const instrument: MyInstrument = {
    ...tuned.instrument,
    ...(prende && { prende }),
    ...(furo !== null && { furo }),
    ...(input.mao === 'canhoto' && { mao: input.mao }),
  }

  return {
    instrument,
    problems: [
      ...problem('tamanho', isFilled(input.tamanho) && !size ? 'Escolha um tamanho da lista.' : null),
      ...problem(
        'escala',
        isFilled(input.escala) && instrument.escala === null ? 'Escreva em milímetros, como 648.' : null,
      ),
      ...tuned.problems,
      ...problem('furo', isFilled(input.furo) && furo === null ? 'Escreva em milímetros, como 10.' : null),
      ...builtProblems(instrument),
    ],
  }
}

/**
 * What is impossible about an instrument: a scale that its size is not built with, a number of strings or a way to hold
 * them that it never has, a hole that no machine fills, or any on a violin, which has pegs. Tunings are read apart.
 */
function builtProblems(instrument: MyInstrument): FieldProblem[] {
  const { familia, tamanho, escala, cordas, prende, furo } = instrument
  const size = tamanho === null ? undefined : sizeNamed(familia, tamanho)
  const counts: readonly number[] = FAMILIES[familia].strings

  return [
    ...problem('tamanho', tamanho !== null && !size ? 'Escolha um tamanho da lista.' : null),
    ...problem('escala', escala === null ? null : scaleProblem(familia, size, escala)),
    ...problem(
      'cordas',
      cordas === null || counts.includes(cordas) ? null : `Escolha ${counts.join(', ')} cordas.`,
    ),
    ...problem(
      'prende',
      prende === undefined || HOLDS[familia].includes(prende) ? null : 'Escolha um da lista.',
    ),
    ...problem('furo', furo === undefined ? null : holeProblem(familia, furo)),
  ]
}

function holeProblem(familia: Family, furo: number): string | null {
  return hasMachines(familia) ? postHoleProblem(furo) : 'Este instrumento tem cravelhas, e não tarraxas.'
}

/** Whether strings are tuned by machines in holes of the headstock. */
export function hasMachines(familia: Family): boolean {
  return !FAMILIES[familia].bowed
}

/** The instrument without its tuning, and without what only accessories and single strings are judged by. */
export function withoutDetails({ familia, tamanho, escala, cordas }: MyInstrument): MyInstrument {
  return { familia, tamanho, escala, cordas }
}

/** The address of the page with an instrument filled in. */
export function mineAddress(instrument: Partial<MyInstrument>): string {
  const { familia, tamanho, escala, cordas, prende, furo, mao } = instrument
  const tuning = familia && fieldsOfTuning(familia, instrument.afinacao)

  return toolAddress(MINE_PATH, MINE_PARAMETERS, {
    instrumento: familia ?? null,
    tamanho: tamanho ?? null,
    escala: escala ?? null,
    cordas: cordas ?? null,
    afinacao: tuning?.afinacao ?? null,
    notas: tuning?.notas ?? null,
    prende: prende ?? null,
    furo: furo === undefined ? null : formatNumber(furo),
    mao: mao ?? null,
  })
}

/**
 * An instrument as one word for addresses and the browser's storage: `violino.3-4`, `baixo-eletrico.864mm.5c`,
 * `guitarra.afinacao-drop-c.furo-9-5.canhoto`, `guitarra.notas-c2g2c3f3a3c4`. Says nothing of its player but the hand.
 */
export function instrumentCode(instrument: MyInstrument): string {
  const { familia, tamanho, escala, cordas, afinacao, prende, furo, mao } = instrument

  return [
    slugOf(FAMILIES[familia].nome),
    ...(tamanho === null ? [] : [slugOf(tamanho)]),
    ...(escala === null ? [] : [`${escala}mm`]),
    ...(cordas === null ? [] : [`${cordas}c`]),
    ...(afinacao === undefined ? [] : [codeOfTuning(instrument)]),
    ...(prende === undefined ? [] : [prende]),
    ...(furo === undefined ? [] : [`furo-${String(furo).replace('.', '-')}`]),
    ...(mao === undefined ? [] : [mao]),
  ].join('.')
}

/** Reads `instrumentCode`; anyone can write an address, so anything impossible is no instrument. */
export function readInstrumentCode(code: string): MyInstrument | null {
  const [word, ...parts] = code.split('.')
  const familia = FAMILY_WORDS.find((family) => slugOf(FAMILIES[family].nome) === word)
  if (!familia) return null
  let instrument: MyInstrument = { familia, tamanho: null, escala: null, cordas: null }
  for (const part of parts) {
    const [, escala] = /^(\d{3,4})mm$/.exec(part) ?? []
    const [, cordas] = /^(\d{1,2})c$/.exec(part) ?? []
    const [, whole, tenth = '0'] = /^furo-(\d{1,2})(?:-(\d))?$/.exec(part) ?? []
    const prende = HOLDS[familia].find((hold) => hold === part)
    const size = sizesOf(familia).find(({ nome }) => slugOf(nome) === part)
    const tuning = tuningOfCode(instrument, part)
    if (escala) instrument.escala = Number(escala)
    else if (cordas) instrument.cordas = unusualCount(familia, cordas)
    else if (size) instrument.tamanho = size.nome
    else if (tuning) instrument = inTuning(instrument, tuning)
    else if (prende) instrument.prende = prende
    else if (whole) instrument.furo = Number(`${whole}.${tenth}`)
    else if (part === 'canhoto') instrument.mao = part
    else return null
  }

  // One instrument, one code: another writing would be another entry of caches.
  return instrumentCode(instrument) === code && builtProblems(instrument).length === 0 ? instrument : null
}

/** Reads codes that commas separate; what is none is left out, and no more than a person has are read. */
export function readInstrumentCodes(text: string): MyInstrument[] {
  const codes = [...new Set(text.split(','))]

  return codes.flatMap((code) => readInstrumentCode(code) ?? []).slice(0, MAX_MY_INSTRUMENTS)
}

/** `violino 3/4`, `guitarra de 7 cordas para canhoto`, `baixo elétrico, escala de 762 mm`. */
export function instrumentWords(instrument: MyInstrument): string {
  const { escala, afinacao, prende, furo } = instrument
  const scale = escala === null ? '' : `, escala de ${escala} mm`
  const tuning = afinacao === undefined ? '' : `, afinação ${afinacao}`
  const hold = prende === undefined ? '' : `, ${HOLD_WORDS[prende]}`
  const hole = furo === undefined ? '' : `, furo de ${formatNumber(furo)} mm`

  return shortWords(instrument) + scale + tuning + hold + hole
}

/** How an instrument holds its strings, as part of a list. */
const HOLD_WORDS: Readonly<Record<TailHold, string>> = {
  encaixe: 'encaixe para bola',
  gancho: 'gancho para laço',
  amarrado: 'cordas amarradas',
}

/** `no meu violino 3/4`, `na minha guitarra`. */
export function onMine(instrument: MyInstrument): string {
  const whose = FAMILIES[instrument.familia].ofThe.startsWith('da ') ? 'na minha' : 'no meu'

  return `${whose} ${shortWords(instrument)}`
}

function shortWords({ familia, tamanho, cordas, mao }: MyInstrument): string {
  const size = tamanho === null ? '' : ` ${tamanho}`
  const count = cordas === null ? '' : ` de ${cordas} cordas`
  const hand = mao === undefined ? '' : ' para canhoto'

  return FAMILIES[familia].nome.toLowerCase() + size + count + hand
}

/** What can't be read is the usual number too: the form offers a list. */
function unusualCount(familia: Family, text: string | undefined): number | null {
  const count = /^\d{1,2}$/.test(text?.trim() ?? '') ? Number(text) : FAMILIES[familia].strings[0]

  return count === FAMILIES[familia].strings[0] ? null : count
}

function isFilled(text: string | undefined): boolean {
  return (text ?? '').trim() !== ''
}

/** Reads the width of a hole, `10`, `9,5 mm`, as millimetres to the tenth, as machines are made. */
function tenths(text: string | undefined): number | null {
  const [, digits] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:mm)?$/i.exec(text?.trim() ?? '') ?? []

  return digits === undefined ? null : Math.round(Number(digits.replace(',', '.')) * 10) / 10
}
