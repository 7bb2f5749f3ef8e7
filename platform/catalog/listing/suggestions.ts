import { asc, desc, eq } from 'drizzle-orm'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { CARD, cardMaker } from '../product/card.ts'
import { listagem } from '../tables.ts'

const HOW_MANY = 8

/** The most popular products if a listing found nothing; empty otherwise. */
export async function suggestionsFor(
  context: RequestContext,
  { info }: { info: { total: number } },
): Promise<ProductCard[]> {
  if (info.total > 0) return []
  context.tag(tags.listing)
  const chosen = context.db
    .select()
    .from(listagem)
    .where(eq(listagem.disponivel, true))
    .orderBy(desc(listagem.popularidade), asc(listagem.idProduto))
    .limit(HOW_MANY)
  const [cardOf, rows] = await Promise.all([
    cardMaker(context),
    context.db.select({ row: CARD }).from(chosen.as('listagem')),
  ])

  return rows.map(({ row }) => cardOf(row))
}
