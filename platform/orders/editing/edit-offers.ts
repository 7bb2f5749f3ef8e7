import { discountOf } from '#domain/cart/adjustment.ts'
import type { CartOffers } from '#domain/cart/cart-totals.ts'
import type { ByHand } from '#domain/order/changes/price-edit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findAgreedOffers } from '#platform/marketing/promotions/find-agreed-offers.ts'
import { listActivePromotions } from '#platform/marketing/promotions/list-active-promotions.ts'
import { countPromotionUses } from '#platform/marketing/promotions/uses/count-promotion-uses.ts'
import { hasBought } from '../buyer/has-bought.ts'
import type { OrderRows } from '../rows.ts'

/**
 * What may change the prices of an order that is edited: what it has already, which was agreed (`agreedOffer`), and the promotions
 * of today, as far as they are for who buys and for the state that it goes to.
 */
export async function editOffers(
  context: RequestContext,
  facts: OrderRows,
  uf: string | null,
): Promise<Omit<CartOffers, 'manual' | 'combinacoes'>> {
  const { settings, agora } = context
  const { id, idCliente, cupom: codigo, comprador } = facts.pedido
  const buyer = { idCliente, documento: comprador.documento }
  const agreed = await findAgreedOffers(context, { ids: promotionsOf(facts), codigo })
  const today = await listActivePromotions(context)
  const others = today.filter((offer) => !agreed.promocoes.some((one) => one.id === offer.id))

  return {
    promocoes: [...agreed.promocoes, ...others],
    cupom: agreed.cupom,
    comprador: {
      logado: idCliente !== null,
      primeiraCompra: !(await hasBought(context, { ...buyer, alemDe: id })),
      usos: await countPromotionUses(context, buyer),
      uf,
    },
    settings,
    agora,
  }
}

/** What was taken off by hand when the order was sold; null where nothing was. */
export function byHandOf({ itens }: OrderRows): ByHand | null {
  const byHand = itens.flatMap(({ ajustes }) => ajustes.filter(({ tipo }) => tipo === 'manual'))
  const [first] = byHand
  if (!first) return null
  const valor = discountOf(byHand)

  return { valor, base: itens.reduce((sum, { total }) => sum + total, valor), por: first.origem }
}

/** The ids of those that took something off the goods or the freight. */
function promotionsOf({ pedido, itens }: OrderRows): number[] {
  const sources = [...pedido.frete.ajustes, ...itens.flatMap(({ ajustes }) => ajustes)]

  return sources.flatMap(({ tipo, origem }) =>
    tipo === 'promocao' && Number.isSafeInteger(Number(origem)) ? [Number(origem)] : [],
  )
}
