import { endNamed, type StringEnd } from '#domain/instruments/compatibility/string-ends.ts'
import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import type { SoldSet } from '#domain/instruments/mine/verdict.ts'
import { parseNote } from '#domain/instruments/pitch/note.ts'
import { TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import type { Range } from '#domain/instruments/sizes/size.ts'
import { sizeNamed } from '#domain/instruments/sizes/sizes.ts'
import { readString } from '#domain/instruments/strings/stated-string.ts'
import { ownNotes } from '#domain/instruments/tension/stated-set.ts'
import { type FieldRole, fieldOf, type SpecificationField } from './field.ts'
import { readRange } from './read-number.ts'
import { countOfSet, statedCount } from './stated-count.ts'
import { fromFirstString } from './string-order.ts'
import { convert } from './units.ts'

/** What a product's sheet and SKUs say: the values that tell a SKU from the others. */
export type SheetOfSets = {
  lines: readonly { label: string; valor: string }[]
  skus: readonly { id: number; valores: readonly string[] }[]
}

type Fields = readonly Pick<SpecificationField, 'label' | 'tipo' | 'unidade' | 'papel'>[]

/**
 * What a product says of the instruments that its strings are for: once for all SKUs, or for each size and end that they
 * come in. The role `escala` counts if it is a range: a single number is where the maker measures the tension, not a limit.
 */
export function soldSets(
  { family, campos }: { family: Family; campos: Fields },
  { lines, skus }: SheetOfSets,
): { skus: number[]; set: SoldSet }[] {
  const filled = lines.flatMap(({ label, valor }) => {
    const found = fieldOf(campos, label)
    return found ? [{ field: found.field, valor }] : []
  })
  const common = {
    family,
    scalesMm: scalesOf(filled),
    strings: countOf(family, filled),
    notes: notesOf(family, campos, filled),
  }
  const stated = filled.flatMap(({ field, valor }) =>
    field.papel === 'tamanho' ? (sizeNamed(family, valor)?.nome ?? []) : [],
  )
  const ends = campos.some(({ papel }) => papel === 'terminacao')
  const variants = skus.map(({ id, valores }) => ({
    id,
    size: valores.flatMap((valor) => sizeNamed(family, valor)?.nome ?? []).at(0),
    end: ends ? endOf({ family, lines, valores, stated: filledBy(filled, 'terminacao')?.valor ?? '' }) : null,
  }))
  const groups = Map.groupBy(variants, ({ size, end }) => `${size} ${end}`)

  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { size, end } = first

    return [
      {
        skus: group.map(({ id }) => id),
        set: { ...common, sizes: size === undefined ? stated : [size], end },
      },
    ]
  })
}

type SkuOfStrings = {
  family: Family
  lines: SheetOfSets['lines']
  valores: readonly string[]
  /** What the sheet says of the end of all SKUs. */
  stated: string
}

/**
 * How the strings of a SKU end. Only the first string of the violin family is held in different ways: a single one of
 * the others, whose note a line or the SKU says, fits whatever its end is.
 */
function endOf({ family, lines, valores, stated }: SkuOfStrings): StringEnd | null {
  const [end = null] = [...valores, stated].flatMap((text) => endNamed(text) ?? [])
  if (!FAMILIES[family].bowed) return end
  const notes = [...valores, ...lines.map(({ valor }) => valor)].flatMap((text) => singleNote(text) ?? [])
  const first = TUNINGS[family][0]?.notas.at(-1)?.semitone

  return notes.length > 0 && !notes.some((semitone) => semitone === first) ? null : end
}

/** The note of `Mi`, `Lá (A)`, `E`; null if a text is no single note. */
function singleNote(text: string): number | null {
  return parseNote(text.replace(/\s*\([A-G]\)$/, ''))?.semitone ?? null
}

type Filled = readonly { field: Fields[number]; valor: string }[]

function filledBy(filled: Filled, role: FieldRole) {
  return filled.find(({ field }) => field.papel === role)
}

/** As it is stated, or as many as are described, if instruments of the family have so many (`countOfSet`). */
function countOf(family: Family, filled: Filled): number | null {
  const found = filledBy(filled, 'cordas')
  const stated = found ? statedCount(found.valor) : null
  if (stated !== null) return countOfSet(family, stated)
  const described = filled.filter(({ field }) => field.tipo === 'corda').length
  const counts: readonly number[] = FAMILIES[family].strings

  return counts.includes(described) ? described : null
}

/** Of a string alone nothing: it is one of a set whose others may be any. */
function notesOf(family: Family, campos: Fields, filled: Filled): SoldSet['notes'] {
  const strings = fromFirstString(campos, filled, ({ field }) => field).flatMap(({ field, valor }) => {
    const string = field.tipo === 'corda' ? readString(valor) : null
    return string && !('problema' in string) ? [string] : []
  })

  return strings.length < 2 ? null : ownNotes({ family, strings })
}

function scalesOf(filled: Filled): Range | null {
  const found = filledBy(filled, 'escalas') ?? filledBy(filled, 'escala')
  if (found?.field.tipo !== 'faixa') return null
  const { unidade } = found.field
  const reading = readRange(found.field, found.valor, null)
  const [min, max] =
    'numeros' in reading
      ? reading.numeros.map((value) => (unidade ? convert(value, unidade, 'mm') : value))
      : []

  return min == null || max == null ? null : [min, max]
}
