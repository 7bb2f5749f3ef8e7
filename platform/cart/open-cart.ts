import type { CartNotification } from '#domain/cart/cart-notice.ts'
import { type CartOffers, type CartTotals, cartTotals } from '#domain/cart/cart-totals.ts'
import { repairLines } from '#domain/cart/repair-lines.ts'
import { couponRefusal } from '#domain/promotions/coupon-refusal.ts'
import { type Buyer, UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import { storeFreeFreight } from '#domain/shipping/free-freight.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findCoupon } from '#platform/marketing/promotions/find-coupon.ts'
import { countPromotionUses } from '#platform/marketing/promotions/uses/count-promotion-uses.ts'
import { type CartQuestion, type CartRow, readCart } from './rows.ts'

/** A SKU in the cart, as it can be had at this moment. */
export type CartLine = CartSku & { quantidade: number }

/** A cart at the moment of the visit: what can be had of what is kept, and what of that is news. */
export type OpenCart = {
  row: CartRow
  /** What the shop shows of the SKUs in the cart and in question. */
  facts: CartSku[]
  lines: CartLine[]
  notifications: CartNotification[]
  /** The code of the coupon that is kept. */
  cupom: string | null
  /** All that may change prices, but for the coupon. */
  offers: Omit<CartOffers, 'cupom'>
}

/**
 * Reads a cart and what it needs of the catalogue and of marketing. Writes nothing. `documento` is the CPF or CNPJ of who
 * buys, once it is known: limits per customer count by it too.
 */
export async function openCart(
  context: RequestContext,
  question: Omit<CartQuestion, 'agora'>,
  documento: string | null = null,
): Promise<OpenCart> {
  const { db, settings, agora } = context
  const row = await readCart(db, { ...question, agora })
  const { lines, notifications } = repairLines(
    row.itens,
    new Map(row.fatos.map((fact) => [fact.idAtributoSimples, fact])),
  )
  const comprador = await buyerOf(context, row, documento)
  const { promocoes, combinacoes, manual } = row
  const offers = {
    promocoes,
    combinacoes,
    manual,
    settings,
    agora,
    comprador,
    freteGratis: storeFreeFreight(settings.sistema),
  }

  return { row, facts: row.fatos, lines, notifications, cupom: row.cupom, offers }
}

/** The cart as one that goes to this state. */
export function goingTo(cart: OpenCart, uf: string | null): OpenCart {
  const { offers } = cart

  return { ...cart, offers: { ...offers, comprador: { ...offers.comprador, uf } } }
}

/** What these lines cost with this coupon, and what to tell if it does not apply. */
export async function totalsOf(
  context: RequestContext,
  { lines, cupom, offers }: Pick<OpenCart, 'lines' | 'cupom' | 'offers'>,
): Promise<CartTotals<CartLine>> {
  if (cupom === null) return cartTotals(lines, { ...offers, cupom: null })
  const coupon = await findCoupon(context, cupom)
  const totals = cartTotals(lines, { ...offers, cupom: coupon })

  return coupon ? totals : { ...totals, recusaCupom: couponRefusal(null, lines, offers) }
}

/** Of guests nothing is asked where nothing in the cart is limited; customers may be about to use a coupon. */
async function buyerOf(context: RequestContext, row: CartRow, documento: string | null): Promise<Buyer> {
  const { idCliente, cupom, promocoes } = row
  const limited = cupom !== null || promocoes.some(({ usosPorCliente }) => usosPorCliente !== null)
  const asked = idCliente !== null || limited

  return {
    ...UNKNOWN_BUYER,
    logado: idCliente !== null,
    uf: row.uf,
    usos: asked ? await countPromotionUses(context, { idCliente, documento }) : UNKNOWN_BUYER.usos,
  }
}
