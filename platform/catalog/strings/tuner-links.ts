import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import { TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import { tuningAddress } from '#domain/instruments/practice/practice-query.ts'
import { usualTuning } from '#domain/instruments/sizes/baritone.ts'
import { type ChosenTuning, lettersOf, readTuning } from '#domain/instruments/tension/read-tuning.ts'
import { ownNotes, stringCount } from '#domain/instruments/tension/stated-set.ts'
import { fieldOf } from '#domain/product/specifications/field.ts'
import { setReader } from '#domain/product/specifications/set-reader.ts'
import { soldInstrument } from '#domain/product/specifications/sold-instrument.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Category, categoryFamilies, onlyFamily } from '../listing/sizes/category-families.ts'
import type { InstrumentTemplate } from '../listing/sizes/instrument-templates.ts'

type Lines = readonly { label: string; valor: string }[]

/** The address at which a category's instruments are tuned, or those of its strings; null if it has none of them. */
export async function tunerOfCategory(context: RequestContext, category: Category): Promise<string | null> {
  const { instruments, stringsFor } = await categoryFamilies(context, category)
  const family = onlyFamily([...instruments, ...stringsFor])
  if (family === undefined) return null

  return tuningAddress('afinador', family === null ? {} : { instrumento: family })
}

/**
 * The address at which a product is tuned, or an instrument with these strings; null if its categories say neither. A
 * set of strings whose notes are not the usual ones leads to its own tuning, and so does an instrument whose sheet says
 * another tuning or number of strings than the usual one.
 */
export function tunerOfProduct(template: InstrumentTemplate | undefined, lines: Lines): string | null {
  const family = template?.instrument ?? template?.stringsFor
  if (!template || !family) return null
  const tuning = tuningOfSet(family, template, lines) ?? tuningOfInstrument(family, template, lines)
  if (!tuning || tuning.nome === TUNINGS[family][0]?.nome)
    return tuningAddress('afinador', { instrumento: family })

  return tuningAddress('afinador', {
    instrumento: family,
    ...(tuning.nome === null ? { notas: lettersOf(tuning.notas) } : { afinacao: tuning.nome }),
  })
}

function tuningOfSet(family: Family, { campos }: InstrumentTemplate, lines: Lines): ChosenTuning | null {
  const set = setReader({ instrumento: family, campos })(lines)
  if (!set) return null
  const notes = ownNotes(set)

  return readTuning(family, lettersOf(notes), notes, stringCount(set))
}

/** The tuning that an instrument's sheet states, or else the usual one for its size and as many strings as it has. */
function tuningOfInstrument(
  family: Family,
  { campos }: InstrumentTemplate,
  lines: Lines,
): ChosenTuning | null {
  const { cordas, tamanho, escala } = soldInstrument(family, campos, { lines, valores: [] })
  const count = cordas ?? FAMILIES[family].strings[0]
  const usual = usualTuning(family, { size: tamanho, scaleMm: escala, strings: count })
  const stated = lines.find(({ label }) => fieldOf(campos, label)?.field.papel === 'afinacao')
  const read = stated ? readTuning(family, stated.valor, usual?.notas ?? [], count) : null

  return read ?? usual ?? null
}
