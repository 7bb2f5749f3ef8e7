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

/**
 * Returns the field that a line fills, and the unit that its label adds: `Escala (mm)` and `Escala em mm` fill `Escala`,
 * as columns of files are often named.
 */
export function fieldOf<F extends { label: string }>(
  campos: readonly F[],
  label: string,
): { field: F; unit: Unit | null } | null {
  const written = campos.find((field) => foldText(field.label) === foldText(label))
  if (written) return { field: written, unit: null }
  // Before the slugs: that of `Largura (")` is that of `Largura`, and the inches would be lost.
  const { rest, unit } = unitAtEnd(label)
  const measured = unit && campos.find((field) => slugOf(field.label) === slugOf(rest))
  if (measured) return { field: measured, unit }
  const same = campos.find((field) => slugOf(field.label) === slugOf(label))

  return same ? { field: same, unit: null } : null
}

/** Returns `fieldOf` for a template, which looks up each label once: sheets of a category have the same. */
export function fieldReader<F extends { label: string }>(
  campos: readonly F[],
): (label: string) => ReturnType<typeof fieldOf<F>> {
  const known = new Map<string, ReturnType<typeof fieldOf<F>>>()

  return (label) => {
    const found = known.get(label)
    if (found !== undefined) return found
    const field = fieldOf(campos, label)
    known.set(label, field)
    return field
  }
}
