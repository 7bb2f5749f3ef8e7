import { asc, eq, sql } from 'drizzle-orm'
import type { MenuInput } from '#contract/content/content-input.ts'
import type { PanelMenu } from '#contract/content/menus.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { menus } from '../tables.ts'
import { refuseTakenName } from './create-menu.ts'
import { menuForm } from './menu-form.ts'
import { saveMenu } from './save-menu.ts'
import { isShopMenu, menuPlace } from './shop-menus.ts'

/** Lists the shop's menus by name. */
export async function listMenus(context: RequestContext) {
  permit(context, 'conteudo.ver')
  const rows = await context.db
    .select({
      hash: menus.hash,
      nome: menus.nome,
      versao: menus.versao,
      itens: sql<number>`(select count(*)::integer from menu_itens i where i.id_menu = menus.id)`,
    })
    .from(menus)
    .orderBy(asc(menus.nome), asc(menus.hash))

  return {
    menus: rows.map((row) => ({ ...row, onde: menuPlace(row.hash), daLoja: isShopMenu(row.hash) })),
  }
}

/** Returns a menu with its entries as a tree, for editing. Refuses `MenuInexistente`. */
export function getMenuForm(context: RequestContext, { hash }: { hash: string }): Promise<PanelMenu> {
  permit(context, 'conteudo.ver')

  return menuForm(context.db, hash)
}

/**
 * Saves a menu that was read at `versao`. Refuses `VersaoAntiga`, `MenuInexistente`, and `EnderecoOcupado` for the new
 * name of another menu.
 */
export function saveMenuForm(
  context: RequestContext,
  { versao, ...menu }: MenuInput & { versao: number },
): Promise<PanelMenu> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    await tx.select({ id: menus.id }).from(menus).where(eq(menus.hash, menu.hash)).for('update')
    const before = await menuForm(tx, menu.hash)
    if (before.versao !== versao) throw refuse('VersaoAntiga', { versao: before.versao, atual: before })
    if (before.nome !== menu.nome) await refuseTakenName(tx, menu)
    const changed = await saveMenu({ db: tx }, menu)
    const saved = await menuForm(tx, menu.hash)
    if (changed)
      await recordChange(tx, context, {
        acao: 'menu.alterado',
        alvo: { tipo: 'menu', id: menu.hash, nome: saved.nome },
        antes: { nome: before.nome, itens: before.itens },
        depois: { nome: saved.nome, itens: saved.itens },
      })

    return saved
  })
}
