import { asc, notInArray } from 'drizzle-orm'
import type { FooterMenu } from '#contract/content/content.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { menus } from '../tables.ts'
import { getMenu } from './get-menu.ts'
import { MAX_OWN_MENUS, SHOP_MENU_HASHES } from './shop-menus.ts'

/** Returns the menus that the merchant made and that have entries: columns of the footer, by name. */
export async function getFooterMenus(context: RequestContext): Promise<{ menus: FooterMenu[] }> {
  context.tag(tags.menus)
  const own = await context.db
    .select({ hash: menus.hash, nome: menus.nome })
    .from(menus)
    .where(notInArray(menus.hash, SHOP_MENU_HASHES))
    .orderBy(asc(menus.nome))
    .limit(MAX_OWN_MENUS)
  const filled = await Promise.all(
    own.map(async ({ hash, nome }) => ({ hash, nome, ...(await getMenu(context, { hash })) })),
  )

  return { menus: filled.filter(({ menu }) => menu.length > 0) }
}
