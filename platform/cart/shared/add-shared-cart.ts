import type { Cart } from '#contract/cart/cart.ts'
import { readSharedLines, type SharedLine } from '#domain/cart/shared-lines.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { planItems } from '../items/put-items.ts'

/**
 * Adds the available items of a shared cart to the visitor's own, with messages about the others. Refuses
 * `ProdutoInexistente` if the shop has none of them, as `planItems` does, and `EstoqueInsuficiente` if none is
 * available.
 */
export function addSharedCart(context: RequestContext, { itens }: { itens: string }): Promise<Cart> {
  return addAvailable(context, readSharedLines(itens).lines)
}

/** The same of any lines. */
export async function addAvailable(context: RequestContext, lines: readonly SharedLine[]): Promise<Cart> {
  if (lines.length === 0) throw refuse('ProdutoInexistente')
  const plan = planItems(lines, { leaveOut: true })

  return changeCart(context, {
    ...plan,
    produtos: [],
    decide(cart) {
      const shown = lines.filter((line) =>
        cart.catalogue.some(
          (sku) => sku.idProduto === line.idProduto && sku.idAtributoSimples === line.idAtributoSimples,
        ),
      )
      if (shown.length === 0) throw refuse('ProdutoInexistente')

      return planItems(shown, { leaveOut: true }).decide(cart)
    },
  })
}
