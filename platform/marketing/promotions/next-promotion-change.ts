import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { type Tag, tags } from '#platform/tags.ts'

const Next = z.object({ rows: z.tuple([z.object({ em: z.coerce.date().nullable() })]) })

/**
 * The next moment after `agora` at which a promotion begins or ends, with the tag that is out of date from then on; null when
 * none waits. Writing promotions may bring it forward: ask again after every such tag.
 */
export async function nextPromotionChange(
  db: Database,
  agora: Date,
): Promise<{ em: Date; tags: Tag[] } | null> {
  const result = await db.execute(sql`
    select min(em) as em
    from promocoes cross join lateral (values (valido_de), (valido_ate)) as moments (em)
    where ativo and codigo is null and em > ${agora}::timestamptz`)
  const { em } = Next.parse(result).rows[0]

  return em && { em, tags: [tags.promotions] }
}
