import { inArray } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { productIds } from '../product/product-references.ts'
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

/** Those of these slugs whose products the shop shows. */
export async function shownSlugs(
  context: Pick<RequestContext, 'db'>,
  slugs: readonly string[],
): Promise<Set<string>> {
  const products = await productIds(context.db, slugs)
  const shown = new Set(
    await shownProducts(
      context,
      products.map(({ id }) => id),
    ),
  )

  return new Set(products.filter(({ id }) => shown.has(id)).map(({ slug }) => slug))
}
