import { TAIL_HOLDS, type TailHold } from '../compatibility/string-ends.ts'
import { FAMILIES, FAMILY_WORDS, type Family } from '../families/family.ts'
import { REFERENCE_PITCH } from '../pitch/note.ts'
import { readPitch } from '../pitch/read-pitch.ts'
import { TUNINGS } from '../pitch/tunings.ts'
import { scaleProblem } from '../sizes/sizes.ts'
import { usualScales } from '../sizes/usual-scale.ts'
import { readLength } from '../sizes/written-length.ts'
import { TENSIONS } from '../strings/stated-string.ts'
import { toolAddress } from '../tool-address.ts'
import { MAX_CAPO } from './set-tension.ts'

export const TENSION_PATH = '/ferramentas/tensao'

/** The parameters of the page's address, as its form sends them. */
export const TENSION_PARAMETERS = [
  'instrumento',
  'escala',
  'afinacao',
  'notas',
  'la',
  'capo',
  'jogo',
  'atual',
  'calibres',
  'cordas',
  'prende',
  'corda',
  'alvo',
] as const

export type TensionParameter = (typeof TENSION_PARAMETERS)[number]

/** What is computed: an instrument in its tuning, a set, the present one, and what is looked for. */
export type TensionQuery = {
  /** Null if the address names none: the chosen set's is meant. */
  instrumento: Family | null
  jogo: number | null
  atual: number | null
  /** The gauges of the present strings as they were written; empty if `atual` is meant, or nothing. */
  calibres: string
  /** What was written of the tuning; empty for the set's own. */
  afinacao: string
  la: number
  capo: number
  /** For how many strings sets are looked for; null for as many as the set and the tuning have. */
  cordas: number | null
  /** How the instrument holds the strings that are looked for. */
  prende: TailHold | null
  corda: number
  alvo: number | null
}

/** Reads the parameters of the address. What can't be read is left out: an old or mistyped link opens all the same. */
export function readTensionQuery(input: Partial<Record<TensionParameter, string>>): TensionQuery {
  return {
    instrumento: FAMILY_WORDS.find((word) => word === input.instrumento) ?? null,
    jogo: idOf(input.jogo),
    atual: idOf(input.atual),
    calibres: input.calibres?.trim() ?? '',
    afinacao: input.notas?.trim() || input.afinacao?.trim() || '',
    la: readPitch(input.la ?? '') ?? REFERENCE_PITCH.usual,
    capo: clamped(numberOf(input.capo) ?? 0, 0, MAX_CAPO),
    cordas: /^\d{1,2}$/.test(input.cordas?.trim() ?? '') ? Number(input.cordas) : null,
    prende: TAIL_HOLDS.find((hold) => hold === input.prende) ?? null,
    corda: clamped(numberOf(input.corda) ?? 1, 1, MAX_STRING),
    alvo: targetOf(input.alvo),
  }
}

/** Returns what was written of pitch and wanted tension and can't be read, in sentences. */
export function unreadProblems({ la = '', alvo = '' }: Partial<Record<TensionParameter, string>>): string[] {
  const { min, max, usual } = REFERENCE_PITCH

  return [
    ...(la.trim() !== '' && readPitch(la) === null
      ? [`Não entendi o lá “${la}”. Escreva de ${min} a ${max} Hz: vale ${usual} Hz.`]
      : []),
    ...(alvo.trim() !== '' && targetOf(alvo) === null
      ? [`Não entendi a tensão “${alvo}”. Escreva em kg, como 7,5, até ${TENSIONS[1]}.`]
      : []),
  ]
}

/** `7,5`, `7,5 kg`. */
function targetOf(text: string | undefined): number | null {
  const target = numberOf(text?.replace(/(kgf?|quilos?)\s*$/i, ''))

  return target !== null && target > 0 && target <= TENSIONS[1] ? target : null
}

/**
 * Reads a vibrating length as players write it (`readLength`). Without one, it is the usual length; `problema` says what
 * is odd about it.
 */
export function readScale(
  family: Family,
  text: string,
  usual = usualScales(family)[0],
): { mm: number; problema: string | null } {
  if (text.trim() === '') return { mm: usual, problema: null }
  const mm = readLength(text)
  if (mm === null || mm < MIN_SCALE || mm > MAX_SCALE)
    return { mm: usual, problema: `Escreva a escala em milímetros, como ${usual}.` }

  return { mm, problema: scaleProblem(family, undefined, mm) }
}

/** Instruments that are built with strings of different lengths, the first one the shortest. */
const MULTISCALE: readonly Family[] = ['guitarra', 'violaoAco', 'baixo']

export function isBuiltMultiscale(family: Family): boolean {
  return MULTISCALE.includes(family)
}

/** Lengths of one instrument differ by less: those of Dingwall's basses by 76 mm (34 to 37 inches). */
const MAX_FAN = 100

/**
 * Reads the length of all strings (`readScale`), or of the first and of the last one where they differ, in any order:
 * `648-686`, `25,5 a 27"`. `bassMm` is null if there is one length.
 */
export function readScales(
  family: Family,
  text: string,
  usual = usualScales(family)[0],
): { mm: number; bassMm: number | null; problema: string | null } {
  const parts = text.trim().split(/\s*[-–]\s*|\s+a(?:té)?\s+/)
  if (parts.length !== 2 || !isBuiltMultiscale(family))
    return { ...readScale(family, text, usual), bassMm: null }
  const [one, other] = parts.map((part) => ({ ...readScale(family, part, usual), isMissing: part === '' }))
  if (!one || !other || one.isMissing || other.isMissing || Math.abs(one.mm - other.mm) > MAX_FAN)
    return {
      mm: usual,
      bassMm: null,
      problema: `Escreva as duas escalas em milímetros, como ${FAN_EXAMPLE}.`,
    }
  const problema = one.problema ?? other.problema

  return { mm: Math.min(one.mm, other.mm), bassMm: Math.max(one.mm, other.mm), problema }
}

/** A guitar of 25.5 to 27 inches. */
export const FAN_EXAMPLE = '648-686'

/**
 * The families whose strings are tried on one another: fretted ones with the same usual tuning on lengths in common,
 * such as guitars with steel and with nylon strings.
 */
export function kindred(family: Family): Family[] {
  const notesOf = (word: Family) => JSON.stringify(TUNINGS[word][0]?.notas)

  return FAMILY_WORDS.filter(
    (word) =>
      word === family ||
      (!FAMILIES[word].bowed &&
        !FAMILIES[family].bowed &&
        notesOf(word) === notesOf(family) &&
        Math.abs(usualScales(word)[0] - usualScales(family)[0]) < 10),
  )
}

/** An address of the page; parameters that say nothing are left out. */
export function tensionAddress(query: Partial<Record<TensionParameter, string | number | null>>): string {
  return toolAddress(TENSION_PATH, TENSION_PARAMETERS, query)
}

/** As many strings as any set has. */
const MAX_STRING = 12

const [MIN_SCALE, MAX_SCALE] = [150, 1300]

function numberOf(text: string | undefined): number | null {
  const value = Number((text ?? '').trim().replace(',', '.') || Number.NaN)

  return Number.isFinite(value) ? value : null
}

function idOf(text: string | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(text?.trim() ?? '') ? Number(text) : null
}

function clamped(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.trunc(value)))
}
