import { eq } from 'drizzle-orm'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { menus } from '../tables.ts'
import { menuForm } from './menu-form.ts'
import { isShopMenu } from './shop-menus.ts'

/**
 * Removes a menu that the merchant made. Refuses `MenuInexistente`, and `CadastroInvalido` for a menu that the shop's
 * pages read, which can only be emptied.
 */
export function removeMenu(
  context: RequestContext,
  { hash }: { hash: string },
): Promise<Record<string, never>> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    await tx.select({ id: menus.id }).from(menus).where(eq(menus.hash, hash)).for('update')
    const { nome, itens, onde } = await menuForm(tx, hash)
    if (isShopMenu(hash))
      throw refuse(
        'CadastroInvalido',
        { motivo: 'menuDaLoja' },
        `As páginas da loja leem este menu (${onde}). Ele pode ficar vazio, e então não aparece, mas não pode ser excluído.`,
      )
    await tx.delete(menus).where(eq(menus.hash, hash))
    await invalidateTags(tx, [tags.menus, tags.menu(hash)])
    await recordChange(tx, context, {
      acao: 'menu.excluido',
      alvo: { tipo: 'menu', id: hash, nome },
      antes: { nome, itens },
    })

    return {}
  })
}
