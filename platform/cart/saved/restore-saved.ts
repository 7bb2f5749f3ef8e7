import type { Cart, CartHash } from '#contract/cart/cart.ts'
import type { SavedItem } from '#contract/cart/saved-items.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { puttingIn } from '../items/put-items.ts'
import { lockCart } from '../rows.ts'
import { deleteSaved } from './delete-saved.ts'
import { listSaved } from './list-saved.ts'

/**
 * Moves what was saved for later back into the visitor's cart: as many as there are. Refuses `ItemInexistente` for what is not
 * saved, and as `puttingIn` does; then it stays saved.
 */
export function restoreSaved(
  context: RequestContext,
  { idProduto, idAtributoSimples }: CartHash,
): Promise<{ carrinho: Cart; itens: SavedItem[] }> {
  const sessao = requireSession(context)

  return context.db.transaction(async (tx) => {
    await lockCart(tx, sessao)
    const saved = await deleteSaved(tx, sessao, idAtributoSimples)
    if (!saved) throw refuse('ItemInexistente', undefined, 'Este produto não está mais guardado.')
    const plan = puttingIn([{ idProduto, idAtributoSimples, quantidade: saved.quantidade }])
    const carrinho = await changeCart({ ...context, db: tx }, plan)

    return { carrinho, ...(await listSaved({ ...context, db: tx })) }
  })
}
