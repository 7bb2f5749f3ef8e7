import { eq, inArray } from 'drizzle-orm'
import { slugOf } from '#domain/format/slug.ts'
import { handOf } from '#domain/instruments/compatibility/hand.ts'
import { attributeKey } from '#domain/listing/listing-url.ts'
import { atributos, atributoValores } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
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

/** The values for the left hand and for both, as addresses name them, by the words of their attributes. */
export async function handValues(
  db: Database,
  chaves: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .select({ chave: atributos.chave, valor: atributoValores.chave, label: atributoValores.label })
    .from(atributoValores)
    .innerJoin(atributos, eq(atributos.id, atributoValores.idAtributo))
    .where(inArray(atributos.chave, [...chaves]))
  const fitting = rows.filter(({ label }) => {
    const hand = handOf(label)
    return hand === 'canhoto' || hand === 'ambos'
  })

  return new Map(
    [...Map.groupBy(fitting, ({ chave }) => chave)].map(([chave, values]) => [
      chave,
      values.map(({ valor }) => valor),
    ]),
  )
}
