import { eq } from 'drizzle-orm'
import type { PanelMenu } from '#contract/content/menus.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { menuTree } from '../rows.ts'
import { menus } from '../tables.ts'
import { isShopMenu, menuPlace } from './shop-menus.ts'

/** A menu as the panel edits it, with its marks. Refuses `MenuInexistente`. */
export async function menuForm(db: Database, hash: string): Promise<PanelMenu> {
  const [menu] = await db.select().from(menus).where(eq(menus.hash, hash))
  if (!menu) throw refuse('MenuInexistente')

  return {
    hash,
    nome: menu.nome,
    versao: menu.versao,
    onde: menuPlace(hash),
    daLoja: isShopMenu(hash),
    itens: await menuTree(db, menu.id),
  }
}
