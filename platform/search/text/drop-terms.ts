import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { fewerTerms } from '#domain/search/query/fewer-terms.ts'
import { headOf, yieldsTo } from '#domain/search/query/head.ts'
import { ofKind, type SearchTerm, searchQueries } from '#domain/search/query/query.ts'
import type { Database } from '#platform/database/connect.ts'
import { isAnswered } from '../results/candidates.ts'
import { rowsOf } from '../rows.ts'

const Chosen = z.object({ chosen: z.int().nullable() })

/**
 * The terms without the fewest and least important ones that must be dropped to find a product; null if no term finds
 * any. With `called`, only products whose name begins with the thing that the text names count. One statement, which
 * stops at the first match.
 */
export async function dropTerms(
  db: Database,
  terms: readonly SearchTerm[],
  { texto, called }: { texto: string; called: boolean },
): Promise<SearchTerm[] | null> {
  const head = headOf(terms, texto)
  if (called && !head) return null
  const choices = fewerTerms(terms, texto).filter(
    (some) =>
      !called ||
      (head !== null &&
        some.includes(head) &&
        terms.every((term) => some.includes(term) || yieldsTo(term, head, texto))),
  )
  if (choices.length === 0) return null
  const kind = called && head ? [ofKind(head)] : []
  const cases = choices.map((some, i) => {
    const query = [searchQueries(some).all, ...kind].map((part) => `(${part})`).join(' & ')
    return sql`when ${isAnswered(query)} then ${sql.raw(String(i))}`
  })
  const [row] = await rowsOf(db, Chosen, sql`select case ${sql.join(cases, sql` `)} end as chosen`)

  return choices[row?.chosen ?? -1] ?? null
}
