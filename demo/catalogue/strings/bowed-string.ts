import type { FacetValue } from '../facet-labels.ts'
import { hertzOf, plainSteelMm } from '../tension.ts'
import type { BowedFamily, BowedNote } from './bowed-families.ts'

/** One string of a line. */
export type BowedString = {
  /** The maker's own code of this string, where it is certain. */
  codigo?: string
  /** Where it is not the core of the line: the E of a synthetic violin set is steel. */
  nucleo?: FacetValue<'Núcleo'>
  enrolamento: FacetValue<'Enrolamento'>
  /** Medium tension in kilogram-force at the family's nominal length. */
  kg: number
  /** Reais; none where the string is sold only in the set. */
  preco?: number
  /** How it sounds, where that is not what the line is praised for. */
  som?: string
}

/** The core of a string: its own, or that of its line. */
export function coreOf(line: { nucleo: FacetValue<'Núcleo'> }, corda: BowedString): FacetValue<'Núcleo'> {
  return corda.nucleo ?? line.nucleo
}

/** `núcleo …` or `é …` of a sentence. */
export function coreWords(nucleo: FacetValue<'Núcleo'>): string {
  return CORE[nucleo] ?? nucleo.toLowerCase()
}

/** How a string is wound, as a part of a sentence. */
export function windingWords(enrolamento: FacetValue<'Enrolamento'>): string {
  return enrolamento === 'Sem enrolamento' ? 'em fio liso' : `com enrolamento de ${enrolamento.toLowerCase()}`
}

/** Diameter of a plain steel string, which its tension, length and pitch decide; null for a wound one. */
export function plainGauge(family: BowedFamily, nota: BowedNote, corda: BowedString): string | null {
  if (corda.enrolamento !== 'Sem enrolamento') return null
  const mm = plainSteelMm(corda.kg, family.comprimentoMm, hertzOf(nota.altura))
  return `${mm.toFixed(2).replace('.', ',')} mm`
}

/** How long a core takes to hold its pitch: a value of the specification table. */
export function settlesIn(nucleo: FacetValue<'Núcleo'>, own?: string): string {
  return nucleo === 'Sintético' && own ? own : (SETTLES_IN[nucleo] ?? '2 dias')
}

/** How a string settles, as a sentence; what the maker says of a synthetic line goes before the rule. */
export function settlingWords(nucleo: FacetValue<'Núcleo'>, own?: string): string {
  if (nucleo === 'Sintético' && own)
    return `A afinação assenta em ${own}, mais cedo que na maioria das cordas sintéticas.`
  return SETTLING[nucleo] ?? ''
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
