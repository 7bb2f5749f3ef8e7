import { inArray } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listagem } from '../tables.ts'

/** Those of these products that the shop shows, in the same order. */
export async function shownProducts(
  { db }: Pick<RequestContext, 'db'>,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: listagem.idProduto })
    .from(listagem)
    .where(inArray(listagem.idProduto, [...ids]))
  const shown = new Set(rows.map(({ id }) => id))

  return ids.filter((id) => shown.has(id))
}
