import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'

/** Rows of the table; pages beyond are deleted. */
const MAX_PAGES = 200

/** After this time a request counts half. */
const HALF_LIFE_S = 24 * 60 * 60

/** A public page's path, and the kind of device that it is rendered for. */
export type RequestedPage = { caminho: string; aparelho: string }

const Pages = z.object({ rows: z.array(z.object({ caminho: z.string(), aparelho: z.string() })) })

/** Returns the pages that were requested most, the first one most of all. */
export async function mostRequestedPages(db: Database, now: Date): Promise<RequestedPage[]> {
  const found = await db.execute(sql`
    select caminho, aparelho from paginas_pedidas order by ${weight(now)} desc, caminho, aparelho`)

  return Pages.parse(found).rows
}

/** Adds how often pages were requested since the last time. */
export async function countRequestedPages(
  db: Database,
  now: Date,
  requested: readonly (RequestedPage & { pedidos: number })[],
): Promise<void> {
  if (requested.length === 0) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into paginas_pedidas (caminho, aparelho, pedidos, em)
      select caminho, aparelho, pedidos, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb)
        as one (caminho text, aparelho text, pedidos double precision)
      order by caminho, aparelho
      on conflict (caminho, aparelho) do update
      set pedidos = ${weight(now)} + excluded.pedidos, em = excluded.em`)
    await tx.execute(sql`
      delete from paginas_pedidas where (caminho, aparelho) in (
        select caminho, aparelho from paginas_pedidas
        order by ${weight(now)} desc, caminho, aparelho offset ${MAX_PAGES})`)
  })
}

function weight(now: Date) {
  return sql`paginas_pedidas.pedidos
    * power(0.5, extract(epoch from ${now.toISOString()}::timestamptz - paginas_pedidas.em)::double precision
      / ${HALF_LIFE_S}::double precision)`
}
