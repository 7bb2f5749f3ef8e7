import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'

const Pages = z.object({
  rows: z.array(z.object({ slug: z.string(), titulo: z.string(), resumo: z.string() })),
})

/** What a list names a page by. */
export type PublishedPage = z.infer<typeof Pages>['rows'][number]

const MAX_PAGES = 200

/** The texts that the shop shows at a moment, in the merchant's order; the first 200. */
export async function publishedPages(db: Database, agora: Date): Promise<PublishedPage[]> {
  const found = await db.execute(sql`
    select slug, titulo, resumo from paginas
    where publicar_em is null or publicar_em <= ${agora}
    order by posicao, slug limit ${MAX_PAGES}`)

  return Pages.parse(found).rows
}
