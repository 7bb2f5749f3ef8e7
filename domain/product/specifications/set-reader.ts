import type { Family } from '#domain/instruments/families/family.ts'
import { makerWeight } from '#domain/instruments/strings/makers/makers.ts'
import { withSheetMaterials } from '#domain/instruments/strings/sheet-materials.ts'
import type { StatedString } from '#domain/instruments/strings/stated-string.ts'
import { readString } from '#domain/instruments/strings/stated-string.ts'
import type { StatedSet } from '#domain/instruments/tension/stated-set.ts'
import { type FieldRole, fieldOf, type SpecificationField, type Template } from './field.ts'
import { readNumber } from './read-number.ts'
import { type SetTraits, setTraits } from './set-traits.ts'
import { countOfSet, statedCount } from './stated-count.ts'
import { fromFirstString } from './string-order.ts'
import { convert } from './units.ts'

type SheetLine = { label: string; valor: string }

/** What else is known of the product: the values that tell its SKUs apart, and the name of its brand. */
type ProductOfSheet = { variants?: readonly string[]; marca?: string }

/** A set as its sheet describes it. */
type DescribedSet = StatedSet & SetTraits

/**
 * Returns a function from the sheets of a category's products, with what else is known of them, to sets of strings, or
 * null if a sheet describes none: the category names no instrument or asks for no strings, or the sheet has fewer than
 * two. Its strings are in the order of the template, whatever the order of its lines.
 */
export function setReader(
  template: Template,
): (lines: readonly SheetLine[], product?: ProductOfSheet) => DescribedSet | null {
  return (lines, { variants = [], marca = '' } = {}) => describedSet(template, { lines, variants, marca })
}

function describedSet(
  { instrumento, campos }: Template,
  { lines, variants, marca }: { lines: readonly SheetLine[] } & Required<ProductOfSheet>,
): DescribedSet | null {
  if (instrumento === null || !campos.some(({ tipo }) => tipo === 'corda')) return null
  const filled = lines.flatMap(({ label, valor }) => {
    const field = fieldOf(campos, label)?.field
    return field ? [{ field, valor }] : []
  })
  const sheet = { nucleo: valuesOf(filled, 'nucleo'), enrolamento: valuesOf(filled, 'enrolamento') }
  const strings = fromFirstString(campos, filled, ({ field }) => field).flatMap(
    ({ field, valor }): StatedString[] => {
      const string = field.tipo === 'corda' ? readString(valor) : null
      return string && !('problema' in string) ? [withSheetMaterials(string, instrumento, sheet)] : []
    },
  )
  if (strings.length < 2) return null

  return {
    family: instrumento,
    scaleMm: scaleOf(filled),
    count: countOf(instrumento, filled),
    strings,
    charted: strings.map((string) => makerWeight(marca, string, instrumento)),
    ...setTraits(instrumento, filled, variants),
  }
}

type Filled = { field: SpecificationField; valor: string }

function valuesOf(filled: readonly Filled[], role: FieldRole): string[] {
  return filled.flatMap(({ field, valor }) => (field.papel === role ? [valor] : []))
}

function scaleOf(filled: readonly Filled[]): number | null {
  const found = filled.find(({ field }) => field.papel === 'escala')
  if (!found) return null
  const reading = readNumber(found.field, found.valor, null)
  const number = 'numeros' in reading ? (reading.numeros[0] ?? null) : null

  return number !== null && found.field.unidade !== null ? convert(number, found.field.unidade, 'mm') : number
}

function countOf(family: Family, filled: readonly Filled[]): number | null {
  const found = filled.find(({ field }) => field.papel === 'cordas')
  const stated = found ? statedCount(found.valor) : null

  return stated === null ? null : countOfSet(family, stated)
}
