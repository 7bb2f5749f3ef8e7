import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { type Tag, tags } from '#platform/infrastructure/tags.ts'
import { guias } from './tables.ts'

/** Returns the next time after `now` at which a guide is published, with the tags to invalidate then. */
export async function nextGuideChange(db: Database, now: Date): Promise<{ em: Date; tags: Tag[] } | null> {
  const [next] = await db
    .select({ em: guias.publicadoEm })
    .from(guias)
    .where(and(eq(guias.rascunho, false), gt(guias.publicadoEm, now)))
    .orderBy(asc(guias.publicadoEm))
    .limit(1)

  return next?.em ? { em: next.em, tags: [tags.guides] } : null
}
