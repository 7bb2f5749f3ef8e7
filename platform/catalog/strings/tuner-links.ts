import { TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import { tuningAddress } from '#domain/instruments/practice/practice-query.ts'
import { lettersOf, readTuning } from '#domain/instruments/tension/read-tuning.ts'
import { ownNotes } from '#domain/instruments/tension/stated-set.ts'
import { setReader } from '#domain/product/specifications/set-reader.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentTemplates, templateFor } from '../listing/sizes/instrument-templates.ts'

/**
 * The address at which an instrument, or one with these strings, is tuned; null if the category has to do with none. A
 * set of strings whose notes are not the usual ones leads to its own tuning.
 */
export async function tunerFor(
  context: RequestContext,
  { caminho, lines = [] }: { caminho: string; lines?: readonly { label: string; valor: string }[] },
): Promise<string | null> {
  const template = templateFor(await instrumentTemplates(context), caminho)
  const family = template?.instrument ?? template?.stringsFor
  if (!template || !family) return null
  const set = setReader({ instrumento: family, campos: template.campos })(lines)
  const notes = set ? ownNotes(set) : []
  const tuning = set && readTuning(family, lettersOf(notes), notes)
  if (!tuning || tuning.nome === TUNINGS[family][0]?.nome)
    return tuningAddress('afinador', { instrumento: family })

  return tuningAddress('afinador', {
    instrumento: family,
    ...(tuning.nome === null ? { notas: lettersOf(tuning.notas) } : { afinacao: tuning.nome }),
  })
}
