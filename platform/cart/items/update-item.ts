import type { Cart, CartHash } from '#contract/cart/cart.ts'
import { maxUnits } from '#domain/cart/repair-lines.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { addStringSets } from './services/add-string-sets.ts'

/** Sets the quantity of an item, up to its stock. Refuses `ItemInexistente`. */
export function updateItem(context: RequestContext, input: CartHash & { quantidade: number }): Promise<Cart> {
  const { idProduto, idAtributoSimples } = input

  return changeCart(context, {
    skus: [],
    produtos: [],
    decide(cart) {
      const { row, lines } = cart
      const isMeant = (line: { idProduto: number; idAtributoSimples: number }) =>
        line.idProduto === idProduto && line.idAtributoSimples === idAtributoSimples
      if (!row.itens.some(isMeant)) throw refuse('ItemInexistente')
      // A line that sold out has been removed, and the cart has a message about it.
      const line = lines.find(isMeant)
      if (!line) return {}
      const quantidade = Math.min(input.quantidade, maxUnits(line))
      // Each instrument gets the strings that were chosen for its service.
      const { lines: changed, notifications } = addStringSets(
        cart,
        cart.lines.map((other) => (other === line ? { ...line, quantidade } : other)),
        { leaveOut: true },
      )

      return {
        lines: changed,
        notifications:
          quantidade < input.quantidade
            ? [{ tipo: 'quantidade', nome: line.nome, quantidade }, ...notifications]
            : notifications,
      }
    },
  })
}
