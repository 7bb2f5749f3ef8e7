import { sql } from 'drizzle-orm'
import { categorias } from '#platform/catalog/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import type { ListingScope } from '../listing-scope.ts'

/** The URL words of a category's key attributes, most important first; empty outside of categories. */
export async function keyAttributes(
  { db, memoize, tag }: RequestContext,
  scope: ListingScope,
): Promise<string[]> {
  if (scope.tipo !== 'categoria') return []
  const { id } = scope
  // The key attributes may be inherited from a category above.
  tag(tags.categories)

  return memoize(['atributos principais', String(id)], [tags.categories], async () => {
    const [row] = await db
      .select({ words: sql<string[]>`category_key_attributes(${categorias.id})` })
      .from(categorias)
      .where(sql`${categorias.id} = ${id}`)

    return row?.words ?? []
  })
}
