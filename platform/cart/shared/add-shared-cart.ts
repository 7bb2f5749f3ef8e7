import type { Cart } from '#contract/cart/cart.ts'
import { readSharedLines } from '#domain/cart/shared-lines.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { puttingIn } from '../items/put-items.ts'

/**
 * Puts what can be had of a shared cart into the visitor's own, and tells what can't. Refuses `ProdutoInexistente` where the shop
 * shows none of it, and as `puttingIn` says; `EstoqueInsuficiente` when nothing of it can be had.
 */
export async function takeSharedCart(context: RequestContext, { itens }: { itens: string }): Promise<Cart> {
  const { lines } = readSharedLines(itens)
  if (lines.length === 0) throw refuse('ProdutoInexistente')
  const plan = puttingIn(lines, { leaveOut: true })

  return changeCart(context, {
    ...plan,
    produtos: [],
    decide(cart) {
      const shown = lines.filter((line) =>
        cart.facts.some(
          (fact) => fact.idProduto === line.idProduto && fact.idAtributoSimples === line.idAtributoSimples,
        ),
      )
      if (shown.length === 0) throw refuse('ProdutoInexistente')

      return puttingIn(shown, { leaveOut: true }).decide(cart)
    },
  })
}
