import type { MenuItem } from '#contract/content/content.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import { findMenu } from './find-menu.ts'
import { linkedPages, withTypeIds } from './type-ids.ts'

/** The menu under this hash as a tree of at most three levels. Unknown: `MenuInexistente`. */
export async function getMenu(
  { db, tag }: RequestContext,
  { hash }: { hash: string },
): Promise<{ menu: MenuItem[] }> {
  // Entries name categories and pages by their ids, which are found by the link.
  tag(tags.menu(hash), tags.categories)
  const menu = await findMenu(db, hash)
  if (!menu) throw refuse('MenuInexistente')

  tag(...linkedPages(menu).map(tags.page))

  return { menu: await withTypeIds(db, menu) }
}
