import { TAIL_HOLDS, type TailHold } from '../compatibility/string-ends.ts'
import { FAMILY_WORDS, type Family } from '../families/family.ts'
import { toolAddress } from '../tool-address.ts'

export const CHOICE_PATH = '/ferramentas/cordas'

/** The parameters of the page's address, as its form sends them. */
export const CHOICE_PARAMETERS = [
  'instrumento',
  'tamanho',
  'escala',
  'cordas',
  'prende',
  'afinacao',
  'notas',
  'nivel',
  'toque',
  'som',
  'ate',
] as const

export type ChoiceParameter = (typeof CHOICE_PARAMETERS)[number]

/** Answers of the form from one end to the other, and where they stand between the two. */
export const LEVELS = [
  { valor: 'iniciante', label: 'Estou começando', at: 0 },
  { valor: 'intermediario', label: 'Já toco', at: 0.5 },
  { valor: 'profissional', label: 'Vivo disso', at: 1 },
] as const

export const FEELS = [
  { valor: 'macio', label: 'Macio', at: 0 },
  { valor: 'medio', label: 'Médio', at: 0.5 },
  { valor: 'firme', label: 'Firme', at: 1 },
] as const

export const SOUNDS = [
  { valor: 'quente', label: 'Quente', at: 0 },
  { valor: 'equilibrado', label: 'Equilibrado', at: 0.5 },
  { valor: 'brilhante', label: 'Brilhante', at: 1 },
] as const

export type Answer<A extends readonly { valor: string }[]> = A[number] | null

/** What somebody looks for; what wasn't said is null, or empty. */
export type ChoiceQuery = {
  instrumento: Family | null
  tamanho: string
  /** The vibrating length, as it was written. */
  escala: string
  /** How many strings the instrument has. */
  cordas: number | null
  /** How the instrument holds its strings. */
  prende: TailHold | null
  afinacao: string
  /** Notes that were written by hand, which count before the name of a tuning. */
  notas: string
  nivel: Answer<typeof LEVELS>
  toque: Answer<typeof FEELS>
  som: Answer<typeof SOUNDS>
  /** In centavos. */
  ate: number | null
}

/** What is looked for, without what the instrument itself asks. */
export type Preferences = Pick<ChoiceQuery, 'nivel' | 'toque' | 'som' | 'ate'>

/** Reads the parameters of the address. What can't be read is left out: an old or mistyped link opens all the same. */
export function readChoiceQuery(input: Partial<Record<ChoiceParameter, string>>): ChoiceQuery {
  return {
    instrumento: FAMILY_WORDS.find((word) => word === input.instrumento) ?? null,
    tamanho: input.tamanho?.trim() ?? '',
    escala: input.escala?.trim() ?? '',
    cordas: /^\d{1,2}$/.test(input.cordas?.trim() ?? '') ? Number(input.cordas) : null,
    prende: TAIL_HOLDS.find((hold) => hold === input.prende) ?? null,
    afinacao: input.afinacao?.trim() ?? '',
    notas: input.notas?.trim() ?? '',
    nivel: LEVELS.find(({ valor }) => valor === input.nivel) ?? null,
    toque: FEELS.find(({ valor }) => valor === input.toque) ?? null,
    som: SOUNDS.find(({ valor }) => valor === input.som) ?? null,
    ate: centavosOf(input.ate),
  }
}

/** An address of the page; parameters that say nothing are left out. */
export function choiceAddress(query: Partial<Record<ChoiceParameter, string | number | null>>): string {
  return toolAddress(CHOICE_PATH, CHOICE_PARAMETERS, query)
}

const MAX_REAIS = 100_000

/** Reads reais as shoppers write them: `80`, `79,90`, `R$ 1.200`, `80 reais`. */
function centavosOf(text: string | undefined): number | null {
  const [, reais = '', cents = '0'] =
    /^(?:r\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?(?:\s*rea(?:is|l))?$/i.exec(text?.trim() ?? '') ??
    []
  const value = Number(reais.replaceAll('.', '') || Number.NaN)

  return value > 0 && value <= MAX_REAIS ? value * 100 + Number(cents.padEnd(2, '0')) : null
}
