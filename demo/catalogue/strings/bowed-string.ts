import type { FacetValue } from '../facet-labels.ts'
import { plainSteelMm } from '../tension.ts'
import type { BowedFamily, BowedNote } from './bowed-families.ts'

/** One string of a line. */
export type BowedString = {
  /** The manufacturer's code of this string, if it is certain. */
  codigo?: string
  /** If it differs from the line's core: the E of a synthetic violin set is steel. */
  core?: FacetValue<'Núcleo'>
  windingMetal: FacetValue<'Enrolamento'>
  /** Medium tension in kilogram-force at the family's nominal length. */
  kg: number
  /** In reais; missing if the string is sold only in the set. */
  preco?: number
  /** Its sound, if it differs from the line's. */
  sound?: string
}

/** Returns the core of a string: its own, or that of its line. */
export function coreOf(line: { core: FacetValue<'Núcleo'> }, bowedString: BowedString): FacetValue<'Núcleo'> {
  return bowedString.core ?? line.core
}

/** Describes a core for a sentence after `núcleo …` or `é …`. */
export function coreWords(core: FacetValue<'Núcleo'>): string {
  return CORE[core] ?? core.toLowerCase()
}

/** Describes a winding, as part of a sentence. */
export function windingWords(windingMetal: FacetValue<'Enrolamento'>): string {
  return windingMetal === 'Sem enrolamento'
    ? 'em fio liso'
    : `com enrolamento de ${windingMetal.toLowerCase()}`
}

/** Returns the diameter of a plain steel string, which follows from tension, length and pitch; null for a wound one. */
export function plainGauge(family: BowedFamily, note: BowedNote, bowedString: BowedString): string | null {
  if (bowedString.windingMetal !== 'Sem enrolamento') return null
  const mm = plainSteelMm(bowedString.kg, family.lengthMm, note.pitch)
  return `${mm.toFixed(2).replace('.', ',')} mm`
}

/** Returns how long a core takes to hold its pitch, for the specification table. */
export function settlesIn(core: FacetValue<'Núcleo'>, own?: string): string {
  return core === 'Sintético' && own ? own : (SETTLES_IN[core] ?? '2 dias')
}

/** Describes how a string settles, in a sentence; the manufacturer's claim for a synthetic line takes precedence. */
export function settlingWords(core: FacetValue<'Núcleo'>, own?: string): string {
  if (core === 'Sintético' && own)
    return `A afinação assenta em ${own}, mais cedo que na maioria das cordas sintéticas.`
  return SETTLING[core] ?? ''
}

const CORE: Partial<Record<FacetValue<'Núcleo'>, string>> = {
  'Aço sólido': 'de aço sólido',
  'Aço trançado': 'de aço trançado',
  Sintético: 'sintético',
  Tripa: 'de tripa natural',
}

const SETTLES_IN: Partial<Record<FacetValue<'Núcleo'>, string>> = {
  'Aço sólido': 'poucas horas',
  'Aço trançado': '1 dia',
  Sintético: '2 a 4 dias',
  Tripa: '7 dias',
}

const SETTLING: Partial<Record<FacetValue<'Núcleo'>, string>> = {
  'Aço sólido': 'O aço assenta em poucas horas e quase não sente a mudança de tempo.',
  'Aço trançado': 'O aço trançado assenta no mesmo dia e continua flexível sob os dedos.',
  Sintético:
    'Cordas sintéticas pedem dois a quatro dias para assentar; afine com frequência e o som se abre.',
  Tripa: 'A tripa reage à umidade e pede cerca de uma semana para firmar; guarde o instrumento no estojo.',
}
