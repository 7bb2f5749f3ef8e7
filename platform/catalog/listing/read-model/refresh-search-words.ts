import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { INDEX_VERSION } from '#domain/search/search-text.ts'
import type { Database } from '#platform/database/connect.ts'
import { DOCUMENT_COLUMNS, SEARCH_VECTOR, searchDocuments } from './search-documents.ts'

/** Products whose words stand in the index as an older version of the shop read them: a condition on `listagem`. */
export const OUTDATED = `versao_busca <> ${INDEX_VERSION}`

/** Products that are read and written at a time. */
const CHUNK = 500

/**
 * Writes the words of all products anew that an older version of the shop has read, some at a time. Returns whether there were
 * any. Nobody who follows the products hears of it: they are what they were.
 */
export async function refreshAllSearchWords(db: Database): Promise<boolean> {
  const first = await refreshSearchWords(db, 0)
  for (let last = first; last !== null; ) last = await refreshSearchWords(db, last)

  return first !== null
}

/** Of up to 500 products, by their ids from the one behind `after` on. Returns the last id, null for none. */
async function refreshSearchWords(db: Database, after: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    const { rows } = z.object({ rows: z.array(z.object({ id: z.int() })) }).parse(
      await tx.execute(sql`
        select id_produto as id from listagem where id_produto > ${after} and ${sql.raw(OUTDATED)}
        order by id_produto limit ${CHUNK} for update`),
    )
    const ids = rows.map(({ id }) => id)
    const documents = await searchDocuments(tx, ids)
    await tx.execute(sql`
      update listagem set nome_ordem = d."nomeOrdem", nome_busca = d."nomeBusca", busca = ${SEARCH_VECTOR},
        versao_busca = ${INDEX_VERSION}
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(${DOCUMENT_COLUMNS})
      where id_produto = d.id`)

    return ids.at(-1) ?? null
  })
}
