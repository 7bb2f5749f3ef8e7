import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'

const Pages = z.object({
  rows: z.array(z.object({ slug: z.string(), titulo: z.string(), resumo: z.string() })),
})

/** What a list shows of a page. */
export type PublishedPage = z.infer<typeof Pages>['rows'][number]

const MAX_PAGES = 200

/** Lists the texts that the shop shows at a given time, in the merchant's order, with their marks; the first 200. */
export async function publishedPages(db: Database, now: Date): Promise<PublishedPage[]> {
  const found = await db.execute(sql`
    select slug, titulo, resumo from paginas
    where not rascunho and (publicar_em is null or publicar_em <= ${now})
    order by posicao, slug limit ${MAX_PAGES}`)

  return Pages.parse(found).rows
}
