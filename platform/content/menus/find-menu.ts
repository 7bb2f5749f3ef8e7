import { eq } from 'drizzle-orm'
import type { MenuItem } from '#contract/content/content.ts'
import type { Database } from '#platform/database/connect.ts'
import { menuTree } from '../rows.ts'
import { menus } from '../tables.ts'

/** Returns the menu with this hash as a tree of at most three levels; null if there is none. */
export async function findMenu(db: Database, hash: string): Promise<MenuItem[] | null> {
  const [menu] = await db.select({ id: menus.id }).from(menus).where(eq(menus.hash, hash))

  return menu ? menuTree(db, menu.id) : null
}
