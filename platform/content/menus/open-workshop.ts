import { sql } from 'drizzle-orm'
import type { MenuItem } from '#contract/content/content.ts'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/**
 * A menu without the way to the workshop while the store has none: every store is offered a footer with it. An entry
 * that loses everything below it is left out, too.
 */
export async function withOpenWorkshop(context: RequestContext, menu: MenuItem[]): Promise<MenuItem[]> {
  if (!menu.some(leadsToWorkshop)) return menu
  context.tag(tags.services)
  const isOpen = await context.memoize(['oficina aberta'], [tags.services], async () => {
    const [row] = await context.db.select({ aberta: sql<boolean>`aberta` }).from(sql`open_workshop`)
    return row?.aberta === true
  })

  return isOpen ? menu : withoutWorkshop(menu)
}

function leadsToWorkshop({ link, sub }: MenuItem): boolean {
  return link === WORKSHOP_PATH || sub.some(leadsToWorkshop)
}

function withoutWorkshop(menu: MenuItem[]): MenuItem[] {
  return menu.flatMap((item) => {
    const sub = withoutWorkshop(item.sub)

    return item.link === WORKSHOP_PATH || (item.sub.length > 0 && sub.length === 0) ? [] : [{ ...item, sub }]
  })
}
