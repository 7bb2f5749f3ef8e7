import { asc, desc, eq } from 'drizzle-orm'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { CARD, cardMaker } from '../product/card.ts'
import { listagem } from '../tables.ts'

const HOW_MANY = 8

/** What to look at instead of a listing that found nothing: what sells best. Nothing beside a listing with products. */
export async function suggestionsFor(
  visit: Visit,
  { info }: { info: { total: number } },
): Promise<ProductCard[]> {
  if (info.total > 0) return []
  visit.tag('listagem')
  const chosen = visit.db
    .select()
    .from(listagem)
    .where(eq(listagem.disponivel, true))
    .orderBy(desc(listagem.popularidade), asc(listagem.idProduto))
    .limit(HOW_MANY)
  const [cardOf, rows] = await Promise.all([
    cardMaker(visit),
    visit.db.select({ row: CARD }).from(chosen.as('listagem')),
  ])

  return rows.map(({ row }) => cardOf(row))
}
