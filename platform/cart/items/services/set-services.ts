import type { Cart } from '#contract/cart/cart.ts'
import type { ChosenService } from '#domain/workshop/service.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type CartChange, changeCart } from '../../change-cart.ts'
import type { OpenCart } from '../../open-cart.ts'
import { planItems } from '../put-items.ts'
import { addStringSets } from './add-string-sets.ts'
import { cartLines, withServices } from './cart-lines.ts'
import { agreedServices, namedSets } from './choose-services.ts'
import { readServices } from './read-services.ts'
import { planLines } from './workshop-days.ts'

/**
 * Sets the services of a line, and puts product and strings into the cart if they are not there. Refuses
 * `ProdutoInexistente`, `ServicoIndisponivel`, `OficinaSemHorario`, `CamposInvalidos`, `ItemInexistente` if none is chosen for a product that
 * is not in the cart, and as `planItems` does.
 */
export async function setServices(
  context: RequestContext,
  { idAtributoSimples, servicos }: { idAtributoSimples: number; servicos: readonly ChosenService[] },
): Promise<Cart> {
  const named = namedSets(servicos)
  const serviceable = await readServices(context, { idSku: idAtributoSimples, named })
  const agreed = agreedServices(serviceable, servicos)
  const { idProduto } = serviceable.sku
  if (agreed.length > 0) await refuseWithoutTime(context, { idAtributoSimples, servicos: agreed })

  return changeCart(context, {
    skus: [idAtributoSimples, ...named],
    produtos: [],
    servicos: agreed.map(({ idServico }) => idServico),
    decide(cart) {
      const isMeant = (line: { idAtributoSimples: number }) => line.idAtributoSimples === idAtributoSimples
      if (agreed.length === 0 && !cart.lines.some(isMeant)) throw refuse('ItemInexistente')
      const put = withLine(cart, { idProduto, idAtributoSimples })
      const lines = (put.lines ?? cart.lines).map((line) =>
        isMeant(line) ? { ...line, servicos: agreed } : line,
      )
      const strings = addStringSets(cart, lines)

      return {
        lines: strings.lines,
        notifications: [...(put.notifications ?? []), ...strings.notifications],
        hold: put.hold ?? [],
      }
    },
  })
}

/** Refuses `OficinaSemHorario` for services that the workshop has no time for, beside those of the cart's other lines. */
async function refuseWithoutTime(context: RequestContext, choice: Parameters<typeof withServices>[1]) {
  const plan = await planLines(context, withServices(await cartLines(context), choice))
  if (plan === null) throw refuse('OficinaSemHorario')
}

function withLine(cart: OpenCart, hash: { idProduto: number; idAtributoSimples: number }): CartChange {
  const isThere = cart.lines.some(({ idAtributoSimples }) => idAtributoSimples === hash.idAtributoSimples)

  return isThere ? {} : planItems([{ ...hash, quantidade: 1 }]).decide(cart)
}
