import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { parseSelection } from '#domain/listing/selection.ts'
import { type FilterRules, resolveFilters } from '#platform/catalog/listing/facets/filters.ts'
import { type ListingScope, scopeCondition } from '#platform/catalog/listing/listing-scope.ts'
import { landingPageItens, type landingPages, listagem } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** What a landing page lists: a scope and a fixed condition. */
export type LandingPageGoods = { scope: ListingScope; fixed: SQL | undefined }

/**
 * The products of a landing page: those that its rule finds in its category or in the whole shop, and those chosen by
 * hand. If all values of a filter are gone from the catalogue, the rule finds nothing; ignoring the filter would list
 * everything.
 */
export async function landingPageGoods(
  db: Database,
  { id, idCategoria, selecao }: typeof landingPages.$inferSelect,
  rules: FilterRules,
): Promise<LandingPageGoods> {
  const { filtros } = parseSelection(selecao)
  const found = await resolveFilters(db, filtros, rules)
  const rule = found.isLost ? sql`false` : and(...found.active.map(({ condition }) => condition))
  const scope: ListingScope = idCategoria === null ? { tipo: 'tudo' } : { tipo: 'categoria', id: idCategoria }
  const chosen = await chosenProducts(db, id)
  if (chosen.length === 0) return { scope, fixed: rule }

  const listed = inArray(listagem.idProduto, chosen)
  const matching = and(scopeCondition(scope), rule)
  return { scope: { tipo: 'tudo' }, fixed: matching ? or(listed, matching) : listed }
}

async function chosenProducts(db: Database, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: landingPageItens.idProduto })
    .from(landingPageItens)
    .where(eq(landingPageItens.idLandingPage, id))
    .orderBy(asc(landingPageItens.posicao))

  return rows.map((row) => row.id)
}
