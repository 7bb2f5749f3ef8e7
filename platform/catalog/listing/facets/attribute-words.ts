import { atributos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** The words of all attributes in addresses: what a listing may be filtered by, and a SKU chosen. */
export async function attributeWords(db: Database): Promise<Set<string>> {
  const rows = await db.selectDistinct({ chave: atributos.chave }).from(atributos)

  return new Set(rows.map(({ chave }) => chave))
}
