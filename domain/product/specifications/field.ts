import type { Family } from '#domain/instruments/families/family.ts'
import { foldText, slugOf } from '../../format/slug.ts'
import { type Unit, unitAtEnd } from './units.ts'

/**
 * How a field's values are written. `texto` is free, and what every field was before it had a type. A `corda` is one
 * string of a set: the fields of this type, in the order of the sheet, are its strings from the first to the last.
 */
export const FIELD_TYPES = [
  'texto',
  'numero',
  'faixa',
  'escolha',
  'nota',
  'notas',
  'corda',
  'simNao',
] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/**
 * What a field says: of an instrument, by which its value is compared with the instrument's other fields; of strings,
 * what they are made of and for whom they are (a `nivel` is an `escolha`, from beginners to professionals). A `mao` says
 * for which hand something is, an `instrumento` for which instruments an accessory is, a `familia` which instrument a
 * product is, in categories with several (an `escolha` of their names). A `terminacao` says how strings end
 * (an `escolha` of balls, loops and the like), or which ends an instrument takes, a `furo` which hole in the headstock a tuning machine needs. An `escala` is
 * an instrument's vibrating length, or the one at which a set's tension is measured; `escalas` are those that a set serves.
 */
export const FIELD_ROLES = [
  'tamanho',
  'escala',
  'escalas',
  'cordas',
  'afinacao',
  'nucleo',
  'enrolamento',
  'nivel',
  'mao',
  'instrumento',
  'familia',
  'terminacao',
  'furo',
] as const

export type FieldRole = (typeof FIELD_ROLES)[number]

/**
 * How products are compared by a field: side by side only (`semMelhor`), with the highest (`maior`) or the lowest
 * number (`menor`) marked as the best, or not at all (`nao`).
 */
export const COMPARISONS = ['semMelhor', 'maior', 'menor', 'nao'] as const

export type Comparison = (typeof COMPARISONS)[number]

/** How listings filter by a field: by a box for each value, or from one number to another. */
export const FILTERINGS = ['valores', 'faixa'] as const

export type Filtering = (typeof FILTERINGS)[number]

/** A field of a category's template. */
export type SpecificationField = {
  label: string
  /** Whether listings filter by it. */
  filtro: boolean
  /** How they do; `faixa` is of a `numero` or a `faixa` only. */
  filtragem: Filtering
  tipo: FieldType
  /** Of numbers and ranges; null for plain numbers and for all other types. */
  unidade: Unit | null
  /** The only values of an `escolha`; suggestions for any other type. */
  opcoes: readonly string[]
  papel: FieldRole | null
  /** `maior` and `menor` are of a `numero` only: only numbers in one unit have an order. */
  comparacao: Comparison
}

/** What a category asks of its products: the instrument that they are, or are strings for, if any, and the fields. */
export type Template = { instrumento: Family | null; campos: readonly SpecificationField[] }

/** A line of a specification as people write it; `filtro` is whether listings filter by it. */
export type Line = { label: string; valor: string; filtro: boolean }

/** Where a label's field stands in its template, and the unit that the label adds. */
type Place = { index: number; unit: Unit | null }

/** Of each template, the labels that were looked up in it: sheets of a category have the same ones. */
const PLACES = new WeakMap<readonly object[], Map<string, Place | null>>()

/** Labels per template; then it begins again, since products of one may have any labels. */
const MAX_LABELS = 1000

/**
 * Returns the field that a line fills, and the unit that its label adds: `Escala (mm)` and `Escala em mm` fill `Escala`,
 * as columns of files are often named. The fields of a template don't change: another template is another array.
 */
export function fieldOf<F extends { label: string }>(
  campos: readonly F[],
  label: string,
): { field: F; unit: Unit | null } | null {
  const place = placeOf(campos, label)
  const field = place && campos[place.index]

  return field ? { field, unit: place.unit } : null
}

function placeOf(campos: readonly { label: string }[], label: string): Place | null {
  const places = PLACES.get(campos) ?? new Map<string, Place | null>()
  const known = places.get(label)
  if (known !== undefined) return known
  const place = findPlace(campos, label)
  if (places.size >= MAX_LABELS) places.clear()
  places.set(label, place)
  PLACES.set(campos, places)

  return place
}

function findPlace(campos: readonly { label: string }[], label: string): Place | null {
  const folded = foldText(label)
  const written = campos.findIndex((field) => foldText(field.label) === folded)
  if (written >= 0) return { index: written, unit: null }
  // Before the slugs: that of `Largura (")` is that of `Largura`, and the inches would be lost.
  const { rest, unit } = unitAtEnd(label)
  const measured = unit ? slugIndex(campos, rest) : -1
  if (measured >= 0) return { index: measured, unit }
  const same = slugIndex(campos, label)

  return same >= 0 ? { index: same, unit: null } : null
}

function slugIndex(campos: readonly { label: string }[], label: string): number {
  const slug = slugOf(label)

  return campos.findIndex((field) => slugOf(field.label) === slug)
}
