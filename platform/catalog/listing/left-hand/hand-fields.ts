import { eq, inArray } from 'drizzle-orm'
import { handOf } from '#domain/instruments/compatibility/hand.ts'
import { attributeKeyOf } from '#domain/listing/listing-url.ts'
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
      return field ? [[caminho, attributeKeyOf(field.label)] as const] : []
    }),
  )
}

/** A value for the left hand, or for both (`isForBoth`), and its words in addresses. */
export type HandValue = { id: number; idAtributo: number; chave: string; valor: string; isForBoth: boolean }

/** The values for the left hand and for both of attributes, by the words of these. */
export async function handValues(
  db: Database,
  chaves: readonly string[],
): Promise<ReadonlyMap<string, HandValue[]>> {
  const rows = await db
    .select({
      id: atributoValores.id,
      idAtributo: atributos.id,
      chave: atributos.chave,
      valor: atributoValores.chave,
      label: atributoValores.label,
    })
    .from(atributoValores)
    .innerJoin(atributos, eq(atributos.id, atributoValores.idAtributo))
    .where(inArray(atributos.chave, [...chaves]))
  const fitting = rows.flatMap(({ label, ...value }): HandValue[] => {
    const hand = handOf(label)
    return hand === 'canhoto' || hand === 'ambos' ? [{ ...value, isForBoth: hand === 'ambos' }] : []
  })

  return Map.groupBy(fitting, ({ chave }) => chave)
}
