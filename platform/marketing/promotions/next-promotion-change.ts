import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { type Tag, tags } from '#platform/infrastructure/tags.ts'

const Next = z.object({ rows: z.tuple([z.object({ em: z.coerce.date().nullable() })]) })

/**
 * The next time after `now` when a promotion begins or ends, with the tags to invalidate then; null if there is none.
 * Writing promotions may bring it forward: call again after every invalidation of such a tag.
 */
export async function nextPromotionChange(
  db: Database,
  now: Date,
): Promise<{ em: Date; tags: Tag[] } | null> {
  const result = await db.execute(sql`
    select min(em) as em
    from promocoes cross join lateral (values (valido_de), (valido_ate)) as moments (em)
    where ativo and codigo is null and em > ${now}::timestamptz`)
  const { em } = Next.parse(result).rows[0]

  return em && { em, tags: [tags.promotions] }
}
