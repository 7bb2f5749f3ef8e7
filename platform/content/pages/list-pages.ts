import { and, asc, eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { publishedAt } from '../rows.ts'
import { pages } from '../tables.ts'

/** Lists the addresses of indexable pages, with their last change in ISO 8601: for the sitemap. */
export async function listPages({
  db,
  now,
  tag,
}: RequestContext): Promise<{ url: string; atualizadoEm: string }[]> {
  tag(tags.pages)
  const rows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.indexar, true), publishedAt(now)))
    .orderBy(asc(pages.slug))
  for (const { slug } of rows) tag(tags.page(slug))

  return rows.map(({ slug, atualizadoEm }) => ({
    url: `/pagina/${slug}`,
    atualizadoEm: atualizadoEm.toISOString(),
  }))
}
