import { atributos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { readRangeFields } from './range-fields.ts'

/**
 * The URL words of all attributes: listings can be filtered and SKUs selected by them. Those with a range have two
 * more, which a form without script sends.
 */
export async function attributeWords(db: Database): Promise<Set<string>> {
  const [rows, ranges] = await Promise.all([
    db.selectDistinct({ chave: atributos.chave }).from(atributos),
    readRangeFields(db),
  ])

  return new Set([
    ...rows.map(({ chave }) => chave),
    ...[...ranges.keys()].flatMap((chave) => [`${chave}.de`, `${chave}.ate`]),
  ])
}
