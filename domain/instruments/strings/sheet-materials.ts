import type { Family } from '../families/family.ts'
import { gaugesOf } from '../tension/gauged-set.ts'
import type { StatedString } from './stated-string.ts'
import { thousandthsOf } from './unit-weight.ts'

/** What a sheet says of all strings of a set: of its cores and its windings, in the maker's words. */
type SheetMaterials = { nucleo: readonly string[]; enrolamento: readonly string[] }

/**
 * Returns a string with the materials that the sheet of its set names, if it names none itself: the core for plain
 * strings, core and winding for the others. Only where the gauge says which are plain.
 */
export function withSheetMaterials(
  string: StatedString,
  family: Family,
  { nucleo, enrolamento }: SheetMaterials,
): StatedString {
  const usual = gaugesOf(family)
  const isSaid = nucleo.length + enrolamento.length > 0
  if (!usual || !isSaid || !string.diameter || string.materials.length > 0) return string
  // The plain strings of these instruments are of steel, whatever the core of the others is.
  if (thousandthsOf(string.diameter.mm) <= usual.plain) return { ...string, materials: ['Aço'] }

  return enrolamento.length === 0 ? string : { ...string, materials: [...nucleo, ...enrolamento] }
}
