import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { MAX_COUNTED } from '#contract/paging.ts'
import type { Database } from './connect.ts'

/** The rows of a page. A search ends with the last row that it counts, so that no page makes it read on. */
export function pageBounds({
  pagina,
  porPagina,
  busca,
}: {
  pagina: number
  porPagina: number
  busca: string
}): { limit: number; offset: number } {
  const offset = (pagina - 1) * porPagina
  const remaining = busca === '' ? porPagina : MAX_COUNTED - offset

  return { limit: Math.max(0, Math.min(porPagina, remaining)), offset }
}

type CountedPage = {
  /** A statement that selects the `id` of each row of the page, in their order. */
  page: SQL
  /** `from` and `where` of all rows that match. */
  matches: SQL
  limit: number
  offset: number
}

const Counted = z.object({ rows: z.tuple([z.object({ ids: z.array(z.int()), total: z.int() })]) })

/**
 * The ids of a page, and how many rows match, up to `MAX_COUNTED`. Rows are counted only if the page does not tell: the
 * last page ends with the last row, and one that reaches `MAX_COUNTED` need not be counted up to.
 */
export async function countedPage(
  db: Database,
  { page, matches, limit, offset }: CountedPage,
): Promise<{ ids: number[]; total: number }> {
  const counted = await db.execute(sql`
    with page as materialized (select array(${page}) as ids),
    known as materialized (select ids, ${offset}::integer + cardinality(ids) as reached from page)
    select ids, case
      when reached >= ${MAX_COUNTED} and cardinality(ids) > 0 then ${MAX_COUNTED}::integer
      when cardinality(ids) < ${limit}::integer and (cardinality(ids) > 0 or ${offset}::integer = 0) then reached
      else (select count(*)::integer from (select from ${matches} limit ${MAX_COUNTED}) found)
    end as total
    from known`)

  return Counted.parse(counted).rows[0]
}
