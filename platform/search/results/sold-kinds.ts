import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { beginsWith, searchQueries } from '#domain/search/query/query.ts'
import type { RequestedKind } from '#domain/search/vocabulary/unsold.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'

/** Those of the kinds that no product's name begins with. */
export async function unsoldAmong(db: Database, kinds: readonly RequestedKind[]): Promise<RequestedKind[]> {
  if (kinds.length === 0) return []
  const sold = kinds.map(
    ({ term }) => sql`exists (
      select from searchable_products
      where busca @@ ${beginsWith(term)}::tsquery and busca @@ ${searchQueries([term]).inName}::tsquery
    )`,
  )
  const [row] = await rowsOf(
    db,
    z.object({ sold: z.array(z.boolean()) }),
    sql`select array[${sql.join(sold, sql`, `)}] as sold`,
  )

  return kinds.filter((_, i) => row?.sold[i] === false)
}
