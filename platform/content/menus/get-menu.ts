import type { MenuItem } from '#contract/content/content.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { markValues } from '../marks/mark-values.ts'
import { fillMenu } from './fill-menu.ts'
import { findMenu } from './find-menu.ts'
import { withOpenWorkshop } from './open-workshop.ts'
import { linkedPages, withTypeIds } from './type-ids.ts'

/**
 * Returns the menu with this hash as a tree of at most three levels, with the marks of its labels replaced. Refuses
 * `MenuInexistente`.
 */
export async function getMenu(
  context: RequestContext,
  { hash }: { hash: string },
): Promise<{ menu: MenuItem[] }> {
  const { db, tag } = context
  // Entries contain the ids of categories and pages, which are found by their links.
  tag(tags.menu(hash), tags.categories)
  const stored = await findMenu(db, hash)
  if (!stored) throw refuse('MenuInexistente')
  const menu = await withOpenWorkshop(context, fillMenu(stored, markValues(context)))

  tag(...linkedPages(menu).map(tags.page))

  return { menu: await withTypeIds(db, menu) }
}
