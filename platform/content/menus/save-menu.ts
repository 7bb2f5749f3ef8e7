import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { MenuItem } from '#contract/content/content.ts'
import { type MenuDraft, MenuInput, type MenuItemInput } from '#contract/content/content-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { menuTree } from '../rows.ts'
import { sanitizeSvg } from '../sanitize.ts'
import { menuItems, menus } from '../tables.ts'

/** Saves a whole menu under its hash. Returns whether anything changed. */
export function saveMenu({ db }: Pick<RequestContext, 'db'>, draft: MenuDraft): Promise<boolean> {
  const { hash, nome, itens } = readInput(MenuInput, draft)
  const tree = itens.map(menuItem)

  return db.transaction(async (tx) => {
    const [stored] = await tx.select().from(menus).where(eq(menus.hash, hash)).for('update')
    const unchanged = stored?.nome === nome && isDeepStrictEqual(await menuTree(tx, stored.id), tree)
    if (unchanged) return false

    await tx.delete(menus).where(eq(menus.hash, hash))
    const [menu] = await tx
      .insert(menus)
      .values({ hash, nome, versao: (stored?.versao ?? 0) + 1 })
      .returning({ id: menus.id })
    if (!menu) throw new Error(`The menu ${hash} was not stored.`)
    await insertLevel(
      tx,
      menu.id,
      tree.map((item, posicao) => ({ item, posicao, idPai: null })),
      1,
    )
    await invalidateTags(tx, [tags.menu(hash)])

    return true
  })
}

/** The entry as it will be returned: sanitized, with a route, in the contract's shape. */
function menuItem({ sub, rota, svg, ...item }: MenuItemInput): MenuItem {
  const clean = svg === null ? '' : sanitizeSvg(svg)

  return {
    ...item,
    rota: rota ?? item.link,
    iconeOriginal: item.icone,
    svg: clean === '' ? null : clean,
    sub: sub.map(menuItem),
  }
}

type Placed = { item: MenuItem; posicao: number; idPai: number | null }

/** One statement per level, as the ids of a level are the parents of the next. */
async function insertLevel(tx: Database, idMenu: number, level: Placed[], nivel: number): Promise<void> {
  if (level.length === 0) return
  const rows = await tx
    .insert(menuItems)
    .values(
      level.map(({ item: { sub: _, iconeOriginal: __, ...item }, posicao, idPai }) => ({
        ...item,
        idMenu,
        idPai,
        nivel,
        posicao,
      })),
    )
    .returning({ id: menuItems.id, idPai: menuItems.idPai, posicao: menuItems.posicao })

  const ids = new Map(rows.map(({ id, idPai, posicao }) => [`${idPai}/${posicao}`, id]))
  const below = level.flatMap(({ item, posicao, idPai }) =>
    item.sub.map((sub, i) => ({ item: sub, posicao: i, idPai: ids.get(`${idPai}/${posicao}`) ?? null })),
  )
  await insertLevel(tx, idMenu, below, nivel + 1)
}
