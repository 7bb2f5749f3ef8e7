import type { Cart, NewItem } from '#contract/cart/cart.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { planItems } from './put-items.ts'

type PairItem = Omit<NewItem, 'quantidade'>

/**
 * Adds two products to the cart that are cheaper together; the discount applies to any such pair in a cart. Refuses
 * `CombinacaoInexistente`, and as `planItems` does.
 */
export function addCombination(
  context: RequestContext,
  { produtoPrincipal, produtoIndicado }: { produtoPrincipal: PairItem; produtoIndicado: PairItem },
): Promise<Cart> {
  const plan = planItems([produtoPrincipal, produtoIndicado].map((item) => ({ ...item, quantidade: 1 })))

  return changeCart(context, {
    ...plan,
    decide(cart) {
      const isPair = cart.offers.combinacoes.some(
        ({ idProduto, idCombinado }) =>
          idProduto === produtoPrincipal.idProduto && idCombinado === produtoIndicado.idProduto,
      )
      if (!isPair) throw refuse('CombinacaoInexistente')
      return plan.decide(cart)
    },
  })
}
