import type { MenuItem } from '#contract/content/content.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import { findMenu } from './find-menu.ts'
import { linkedPages, withTypeIds } from './type-ids.ts'

/** Returns the menu with this hash as a tree of at most three levels. Refuses `MenuInexistente`. */
export async function getMenu(
  { db, tag }: RequestContext,
  { hash }: { hash: string },
): Promise<{ menu: MenuItem[] }> {
  // Entries contain the ids of categories and pages, which are found by their links.
  tag(tags.menu(hash), tags.categories)
  const menu = await findMenu(db, hash)
  if (!menu) throw refuse('MenuInexistente')

  tag(...linkedPages(menu).map(tags.page))

  return { menu: await withTypeIds(db, menu) }
}
