import { type FieldProblem, problem } from '../../format/field-problem.ts'
import { slugOf } from '../../format/slug.ts'
import { FAMILIES, FAMILY_WORDS, type Family } from '../families/family.ts'
import { scaleProblem, sizeNamed, sizesOf } from '../sizes/sizes.ts'
import { toolAddress } from '../tool-address.ts'
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
}

/** More instruments than these are a collection. */
export const MAX_MY_INSTRUMENTS = 12

/** The parameters of the page's address, as its form sends them. */
export const MINE_PARAMETERS = ['instrumento', 'tamanho', 'escala', 'cordas'] as const

type MineParameter = (typeof MINE_PARAMETERS)[number]

/** An instrument as its form writes it, and what is wrong with it. */
export type ReadInstrument = { instrument: MyInstrument | null; problems: FieldProblem[] }

/** Reads the fields of the form. Without a known family there is no instrument, and no problem either. */
export function readMyInstrument(input: Partial<Record<MineParameter, string>>): ReadInstrument {
  const familia = FAMILY_WORDS.find((word) => word === input.instrumento)
  if (!familia) return { instrument: null, problems: [] }
  const size = sizeNamed(familia, input.tamanho ?? '')
  const instrument = {
    familia,
    tamanho: size?.nome ?? null,
    escala: millimetres(input.escala),
    cordas: unusualCount(familia, input.cordas),
  }

  return {
    instrument,
    problems: [
      ...problem('tamanho', isFilled(input.tamanho) && !size ? 'Escolha um tamanho da lista.' : null),
      ...problem(
        'escala',
        isFilled(input.escala) && instrument.escala === null ? 'Escreva em milímetros, como 648.' : null,
      ),
      ...myInstrumentProblems(instrument),
    ],
  }
}

/** What is impossible about an instrument: a scale that its size is not built with, a number of strings that it never has. */
export function myInstrumentProblems({ familia, tamanho, escala, cordas }: MyInstrument): FieldProblem[] {
  const size = tamanho === null ? undefined : sizeNamed(familia, tamanho)
  const counts: readonly number[] = FAMILIES[familia].strings

  return [
    ...problem('tamanho', tamanho !== null && !size ? 'Escolha um tamanho da lista.' : null),
    ...problem('escala', escala === null ? null : scaleProblem(familia, size, escala)),
    ...problem(
      'cordas',
      cordas === null || counts.includes(cordas) ? null : `Escolha ${counts.join(', ')} cordas.`,
    ),
  ]
}

/** The address of the page with an instrument filled in. */
export function mineAddress({ familia, tamanho, escala, cordas }: Partial<MyInstrument>): string {
  return toolAddress(MINE_PATH, MINE_PARAMETERS, {
    instrumento: familia ?? null,
    tamanho: tamanho ?? null,
    escala: escala ?? null,
    cordas: cordas ?? null,
  })
}

/**
 * An instrument as one word for addresses and the browser's storage: `violino.3-4`, `baixo-eletrico.864mm.5c`. Says
 * nothing of its player.
 */
export function instrumentCode({ familia, tamanho, escala, cordas }: MyInstrument): string {
  return [
    slugOf(FAMILIES[familia].nome),
    ...(tamanho === null ? [] : [slugOf(tamanho)]),
    ...(escala === null ? [] : [`${escala}mm`]),
    ...(cordas === null ? [] : [`${cordas}c`]),
  ].join('.')
}

/** Reads `instrumentCode`; anyone can write an address, so anything impossible is no instrument. */
export function readInstrumentCode(code: string): MyInstrument | null {
  const [word, ...parts] = code.split('.')
  const familia = FAMILY_WORDS.find((family) => slugOf(FAMILIES[family].nome) === word)
  if (!familia) return null
  const instrument: MyInstrument = { familia, tamanho: null, escala: null, cordas: null }
  for (const part of parts) {
    const [, escala] = /^(\d{3,4})mm$/.exec(part) ?? []
    const [, cordas] = /^(\d{1,2})c$/.exec(part) ?? []
    const size = sizesOf(familia).find(({ nome }) => slugOf(nome) === part)
    if (escala) instrument.escala = Number(escala)
    else if (cordas) instrument.cordas = unusualCount(familia, cordas)
    else if (size) instrument.tamanho = size.nome
    else return null
  }

  // One instrument, one code: another writing would be another entry of caches.
  return instrumentCode(instrument) === code && myInstrumentProblems(instrument).length === 0
    ? instrument
    : null
}

/** Reads codes that commas separate; what is none is left out, and no more than a person has are read. */
export function readInstrumentCodes(text: string): MyInstrument[] {
  const codes = [...new Set(text.split(','))]

  return codes.flatMap((code) => readInstrumentCode(code) ?? []).slice(0, MAX_MY_INSTRUMENTS)
}

/** `violino 3/4`, `guitarra de 7 cordas`, `baixo elétrico, escala de 762 mm`. */
export function instrumentWords({ familia, tamanho, escala, cordas }: MyInstrument): string {
  const size = tamanho === null ? '' : ` ${tamanho}`
  const count = cordas === null ? '' : ` de ${cordas} cordas`
  const scale = escala === null ? '' : `, escala de ${escala} mm`

  return FAMILIES[familia].nome.toLowerCase() + size + count + scale
}

/** `no meu violino 3/4`, `na minha guitarra`. */
export function onMine({ familia, tamanho, cordas }: MyInstrument): string {
  const whose = FAMILIES[familia].ofThe.startsWith('da ') ? 'na minha' : 'no meu'

  return `${whose} ${instrumentWords({ familia, tamanho, cordas, escala: null })}`
}

/** What can't be read is the usual number too: the form offers a list. */
function unusualCount(familia: Family, text: string | undefined): number | null {
  const count = /^\d{1,2}$/.test(text?.trim() ?? '') ? Number(text) : FAMILIES[familia].strings[0]

  return count === FAMILIES[familia].strings[0] ? null : count
}

function isFilled(text: string | undefined): boolean {
  return (text ?? '').trim() !== ''
}

/** Reads `648`, `648 mm`, `64,8 cm` as whole millimetres. */
function millimetres(text: string | undefined): number | null {
  const [, digits = '', unit = 'mm'] = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*(mm|cm)?$/.exec(text?.trim() ?? '') ?? []

  return digits === '' ? null : Math.round(Number(digits.replace(',', '.')) * (unit === 'cm' ? 10 : 1))
}
