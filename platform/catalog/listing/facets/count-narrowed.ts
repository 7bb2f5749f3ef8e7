import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { listagem } from '../../tables.ts'
import { type ListingScope, scopeCondition } from '../listing-scope.ts'
import { type RequestedVariant, variantRows } from '../variant-rows.ts'
import { type ActiveFilter, conditionOn } from './filters.ts'

type Narrowed = {
  scope: ListingScope
  fixed?: SQL | undefined
  active: readonly ActiveFilter[]
  variant: RequestedVariant | null
}

/** How many products a listing shows with these filters: each once, however many of the chosen values it has. */
export async function countNarrowed(
  db: Database,
  { scope, fixed, active, variant }: Narrowed,
): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct listagem.id_produto)::integer` })
    .from(variant === null ? listagem : variantRows(variant))
    .where(and(scopeCondition(scope), fixed, ...active.map((filter) => conditionOn(filter, variant))))

  return row?.total ?? 0
}
