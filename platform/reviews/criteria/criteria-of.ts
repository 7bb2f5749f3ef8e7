import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type Criterion, defaultCriteria, shownDefaults } from '#domain/review/criteria.ts'
import type { Database } from '#platform/database/connect.ts'

/** The criteria by which reviews of a product are shown, for a statement. */
export function criteriaIn(idProduto: SQL | Placeholder): SQL<Criterion[]> {
  return criteriaOr(shownDefaults, idProduto)
}

/** What a review of this product may rate besides the whole. */
export async function criteriaOf(db: Database, idProduto: number): Promise<Criterion[]> {
  const [row] = await db
    .select({ criteria: criteriaOr(defaultCriteria, sql`${idProduto}::integer`) })
    .from(sql`(select 1) one`)

  return row?.criteria ?? []
}

/** What a review of a category's products may rate if neither it nor any above names criteria. */
export async function defaultCriteriaOf(db: Database, idCategoria: number): Promise<Criterion[]> {
  const [row] = await db
    .select({ sound: sql<boolean>`judged_by_sound(${idCategoria}::integer)` })
    .from(sql`(select 1) one`)

  return [...defaultCriteria(row?.sound ?? false)]
}

/** The criteria that a product's categories name, or else the default ones. */
function criteriaOr(defaults: typeof defaultCriteria, idProduto: SQL | Placeholder): SQL<Criterion[]> {
  return sql<Criterion[]>`coalesce(
    review_criteria(${idProduto}),
    case when product_judged_by_sound(${idProduto}) then ${JSON.stringify(defaults(true))}::jsonb
      else ${JSON.stringify(defaults(false))}::jsonb end
  )`
}
