import { slugOf } from '#domain/format/slug.ts'
import { attributeKey } from '#domain/listing/listing-url.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentTemplates } from '../sizes/instrument-templates.ts'

/** The words under which listings filter by the hand, by the paths of the categories whose templates say so. */
export async function handFields(context: RequestContext): Promise<ReadonlyMap<string, string>> {
  const templates = await instrumentTemplates(context)

  return new Map(
    [...templates].flatMap(([caminho, { campos }]) => {
      const field = campos.find(({ papel }) => papel === 'mao')
      return field ? [[caminho, attributeKey(slugOf(field.label))] as const] : []
    }),
  )
}
