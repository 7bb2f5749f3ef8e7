import { eq, inArray } from 'drizzle-orm'
import { produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** Locks a product until the end of the transaction and returns its slug; null if it doesn't exist. */
export async function lockProductSlug(tx: Database, id: number): Promise<string | null> {
  const [row] = await tx
    .select({ slug: produtos.slug })
    .from(produtos)
    .where(eq(produtos.id, id))
    .for('no key update')

  return row?.slug ?? null
}

/** Product names by id. */
export async function productNamesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: produtos.id, nome: produtos.nome })
    .from(produtos)
    .where(inArray(produtos.id, [...ids]))

  return new Map(rows.map(({ id, nome }) => [id, nome]))
}
