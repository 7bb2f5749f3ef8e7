import type { Cart } from '#contract/cart/cart.ts'
import { MAX_LINES } from '#domain/cart/cart-limits.ts'
import type { CartNotification } from '#domain/cart/cart-notification.ts'
import { readSharedLines, type SharedLine } from '#domain/cart/shared-lines.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { planItems } from '../items/put-items.ts'
import type { OpenCart } from '../open-cart.ts'

/**
 * Adds the available items of a shared cart to the visitor's own, as many as fit, with messages about the others. Refuses
 * `ProdutoInexistente` if the shop has none of them, as `planItems` does, `EstoqueInsuficiente` if none is available, and
 * `CarrinhoCheio` if none fits.
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
      const { lines: fitting, left } = whatFits(cart, shown)
      const change = planItems(fitting, { leaveOut: true }).decide(cart)

      return { ...change, notifications: [...(change.notifications ?? []), ...left] }
    },
  })
}

/** A cart has no more than `MAX_LINES` lines: what is in stock goes first, and the rest is reported. */
function whatFits({ catalogue, lines: there }: OpenCart, lines: readonly SharedLine[]) {
  const skuOf = ({ idAtributoSimples }: SharedLine) =>
    catalogue.find((sku) => sku.idAtributoSimples === idAtributoSimples)
  const isThere = ({ idAtributoSimples }: SharedLine) =>
    there.some((line) => line.idAtributoSimples === idAtributoSimples)
  const inStock = (line: SharedLine) => (skuOf(line)?.estoque ?? 0) > 0
  const added = lines.filter((line) => !isThere(line) && inStock(line))
  const beyond = added.slice(MAX_LINES - there.length)
  if (beyond.length > 0 && beyond.length === added.length && !lines.some(isThere))
    throw refuse('CarrinhoCheio')

  return {
    lines: lines.filter((line) => !beyond.includes(line)),
    left: beyond.map((line): CartNotification => ({ tipo: 'foraCheio', nome: skuOf(line)?.nome ?? '' })),
  }
}
