import type { FreightQuote } from '#contract/settings/shipping.ts'
import { readCep } from '#domain/documents/cep.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { quoteFreight } from '#platform/shipping/quotes/quote-freight.ts'
import { workshopDays } from '../items/services/workshop-days.ts'
import { goingTo, openCart, totalsOf } from '../open-cart.ts'
import { schoolDelivery } from '../teaching/school-delivery.ts'

/**
 * Quotes the freight of the available lines of the visitor's cart. Refuses `CarrinhoVazio`, `CepInvalido` and
 * `SessaoAusente`.
 */
export async function quoteCart(context: RequestContext, { cep }: { cep: string }): Promise<FreightQuote> {
  const sessao = requireSession(context)
  const cart = await openCart(context, { sessao, chave: null, skus: [], produtos: [] })
  if (cart.lines.length === 0) throw refuse('CarrinhoVazio')
  const { freteGratis } = await totalsOf(context, goingTo(cart, readCep(cep)?.uf ?? null))
  const oficina = await workshopDays(context, cart.lines)

  const escola = (await schoolDelivery(context, cart))?.offer

  return quoteFreight(context, { cep, itens: cart.lines, freteGratis, oficina, ...(escola && { escola }) })
}
