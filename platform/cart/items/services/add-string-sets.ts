import { setsNeeded } from '#domain/workshop/line-services.ts'
import type { CartChange } from '../../change-cart.ts'
import type { CartLine, OpenCart } from '../../open-cart.ts'
import { planItems } from '../put-items.ts'

/**
 * Adds the string sets that services of these lines need and the cart lacks, one for each instrument. Refuses sets that
 * are sold out; with `leaveOut` reports them.
 */
export function addStringSets(
  cart: OpenCart,
  lines: readonly CartLine[],
  options: { leaveOut?: boolean } = {},
): Required<Pick<CartChange, 'lines' | 'notifications'>> {
  const withServices = lines.map(({ quantidade, servicos = [] }) => ({ quantidade, servicos }))
  let change: Required<Pick<CartChange, 'lines' | 'notifications'>> = { lines: [...lines], notifications: [] }
  for (const [idSku, needed] of setsNeeded(withServices, cart.row.servicos)) {
    const there = lines.find(({ idAtributoSimples }) => idAtributoSimples === idSku)?.quantidade ?? 0
    const sku = cart.catalogue.find(({ idAtributoSimples }) => idAtributoSimples === idSku)
    if (!sku || there >= needed || (options.leaveOut && there >= sku.estoque)) continue
    const item = { idProduto: sku.idProduto, idAtributoSimples: idSku, quantidade: needed - there }
    const put = planItems([item], options).decide({ ...cart, lines: change.lines })
    change = {
      lines: put.lines ?? change.lines,
      notifications: [...change.notifications, ...(put.notifications ?? [])],
    }
  }

  return change
}
