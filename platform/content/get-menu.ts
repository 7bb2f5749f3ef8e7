import type { MenuItem } from '#contract/content.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { findMenu } from './find-menu.ts'

/** The menu under this hash as a tree of at most three levels. Unknown: `MenuInexistente`. */
export async function getMenu({ db, tag }: Visit, { hash }: { hash: string }): Promise<{ menu: MenuItem[] }> {
  tag(`menu:${hash}`)
  const menu = await findMenu(db, hash)
  if (!menu) throw refuse('MenuInexistente')

  return { menu }
}
