import type { Cart, NewItem } from '#contract/cart/cart.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { puttingIn } from './put-items.ts'

type PairItem = Omit<NewItem, 'quantidade'>

/**
 * Puts two products into the cart that are cheaper together; their discount applies to any such pair in a cart. Refuses
 * `CombinacaoInexistente`, and as `puttingIn` says.
 */
export function addCombination(
  context: RequestContext,
  { produtoPrincipal, produtoIndicado }: { produtoPrincipal: PairItem; produtoIndicado: PairItem },
): Promise<Cart> {
  const plan = puttingIn([produtoPrincipal, produtoIndicado].map((item) => ({ ...item, quantidade: 1 })))

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
