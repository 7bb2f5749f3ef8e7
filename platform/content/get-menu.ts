import type { MenuItem } from '#contract/content.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { findMenu } from './find-menu.ts'
import { pageTag } from './page-tag.ts'
import { linkedPages, withTypeIds } from './type-ids.ts'

/** The menu under this hash as a tree of at most three levels. Unknown: `MenuInexistente`. */
export async function getMenu({ db, tag }: Visit, { hash }: { hash: string }): Promise<{ menu: MenuItem[] }> {
  // Entries name categories and pages by their ids, which are found by the link.
  tag(`menu:${hash}`, 'categorias')
  const menu = await findMenu(db, hash)
  if (!menu) throw refuse('MenuInexistente')

  tag(...linkedPages(menu).map(pageTag))

  return { menu: await withTypeIds(db, menu) }
}
