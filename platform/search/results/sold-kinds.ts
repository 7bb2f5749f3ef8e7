import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { beginsWith, searchQueries } from '#domain/search/query/query.ts'
import type { AskedKind } from '#domain/search/vocabulary/unsold.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'

/** Those of the kinds that no product is called by. */
export async function unsoldAmong(db: Database, asked: readonly AskedKind[]): Promise<AskedKind[]> {
  if (asked.length === 0) return []
  const sold = asked.map(
    ({ term }) => sql`exists (
      select from searchable_products
      where busca @@ ${beginsWith(term)}::tsquery and busca @@ ${searchQueries([term]).noNome}::tsquery
    )`,
  )
  const [row] = await rowsOf(
    db,
    z.object({ sold: z.array(z.boolean()) }),
    sql`select array[${sql.join(sold, sql`, `)}] as sold`,
  )

  return asked.filter((_, i) => row?.sold[i] === false)
}
