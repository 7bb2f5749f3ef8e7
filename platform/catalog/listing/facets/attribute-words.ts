import { atributos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** The URL words of all attributes: listings can be filtered and SKUs selected by them. */
export async function attributeWords(db: Database): Promise<Set<string>> {
  const rows = await db.selectDistinct({ chave: atributos.chave }).from(atributos)

  return new Set(rows.map(({ chave }) => chave))
}
