import type { Cart, CartHash } from '#contract/cart/cart.ts'
import type { SavedItem } from '#contract/cart/saved-items.ts'
import { withUnits } from '#domain/cart/teaching/pupil-units.ts'
import { repairServices } from '#domain/workshop/line-services.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { savedUnits } from '#platform/customers/teaching/purchases/saved-units.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { planItems } from '../items/put-items.ts'
import { lockCart } from '../rows.ts'
import { cartIdOf } from './cart-id.ts'
import { deleteSaved } from './delete-saved.ts'
import { listSaved } from './list-saved.ts'

/**
 * Moves a saved item back into the visitor's cart, up to the stock, for the pupils that it was for, and with what the
 * workshop was to do to it, as far as it still does. Refuses `ItemInexistente` if it is not saved, and as `planItems` does;
 * then it stays saved.
 */
export function restoreSaved(
  context: RequestContext,
  { idProduto, idAtributoSimples }: CartHash,
): Promise<{ carrinho: Cart; itens: SavedItem[] }> {
  const sessao = requireSession(context)

  return context.db.transaction(async (tx) => {
    await lockCart(tx, sessao)
    const alunos = await savedUnits(tx, { idCarrinho: cartIdOf(sessao), idSku: idAtributoSimples })
    const saved = await deleteSaved(tx, sessao, idAtributoSimples)
    if (!saved) throw refuse('ItemInexistente', undefined, 'Este produto não está mais guardado.')
    const servicos = saved.servicos ?? []
    const plan = planItems([{ idProduto, idAtributoSimples, quantidade: saved.quantidade }])
    const carrinho = await changeCart(
      { ...context, db: tx },
      {
        ...plan,
        servicos: servicos.map(({ idServico }) => idServico),
        decide(cart) {
          const change = plan.decide(cart)
          const lines = (change.lines ?? cart.lines).map(({ servicos: chosen = [], ...line }) => ({
            ...line,
            servicos: line.idAtributoSimples === idAtributoSimples && chosen.length === 0 ? servicos : chosen,
          }))
          const repaired = repairServices(lines, cart.row.servicos)

          return {
            ...change,
            lines: repaired.lines,
            notifications: [...(change.notifications ?? []), ...repaired.notifications],
            alunos: withUnits(cart.alunos, alunos),
          }
        },
      },
    )

    return { carrinho, ...(await listSaved({ ...context, db: tx })) }
  })
}
