import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { INDEX_VERSION } from '#domain/search/search-text.ts'
import type { Database } from '#platform/database/connect.ts'
import { DOCUMENT_COLUMNS, SEARCH_VECTOR, searchDocuments } from './search-documents.ts'

/** A condition on `listagem`: rows whose search words were written by an older version of the shop. */
export const OUTDATED = `versao_busca <> ${INDEX_VERSION}`

/** Products that are read and written at a time. */
const CHUNK = 500

/**
 * Rewrites the search words that an older version of the shop wrote, 500 products at a time. Returns whether there were
 * any. Emits no event, since the products themselves are unchanged.
 */
export async function refreshAllSearchWords(db: Database): Promise<boolean> {
  const first = await refreshSearchWords(db, 0)
  for (let last = first; last !== null; ) last = await refreshSearchWords(db, last)

  return first !== null
}

/** Rewrites up to 500 products with ids above `after`. Returns the last id, null if there was none. */
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
      update listagem set nome_ordem = d."nomeOrdem", busca = ${SEARCH_VECTOR}, versao_busca = ${INDEX_VERSION}
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(${DOCUMENT_COLUMNS})
      where id_produto = d.id`)

    return ids.at(-1) ?? null
  })
}
