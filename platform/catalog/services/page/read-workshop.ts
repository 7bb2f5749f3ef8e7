import { sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

type Workshop = {
  /** Whether it offers services, or takes instruments in at the counter. */
  open: boolean
  /** The last change of a service; null without services. */
  changed: string | null
}

/** What the shop says about its workshop beyond the workshop's page. Cached in memory. */
export function readWorkshop({
  db,
  tag,
  memoize,
}: Pick<RequestContext, 'db' | 'tag' | 'memoize'>): Promise<Workshop> {
  tag(tags.services)

  return memoize(['oficina'], [tags.services], async () => {
    const [row] = await db
      .select({
        changed: sql<Date | string | null>`(select max(alterado_em) from servicos where ativo)`,
        counter: sql<boolean>`coalesce((select (ajustes->>'recebeNoBalcao')::boolean from oficina), false)`,
      })
      .from(sql`(values (1)) one`)
    const changed = row?.changed ? new Date(row.changed).toISOString() : null

    return { open: changed !== null || row?.counter === true, changed }
  })
}
