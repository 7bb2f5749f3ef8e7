import { cashPrice } from '../prices/prices.ts'
import { type Applied, automaticDiscounts } from '../promotions/automatic-discounts.ts'
import { couponDiscount, couponSource } from '../promotions/coupon-discount.ts'
import { type CouponRefusal, couponRefusal, uselessCoupon } from '../promotions/coupon-refusal.ts'
import { type NearPromotion, nearPromotions } from '../promotions/near-promotions.ts'
import type { Buyer, Combination, Coupon, Promotion } from '../promotions/promotion.ts'
import {
  type FreeFreightSource,
  freeFreightPromotion,
  freeFreightState,
  type StoreFreeFreight,
} from '../shipping/free-freight.ts'
import { type Adjustment, discountOf } from './adjustment.ts'
import { byIdentity, type CartLine, priceOf } from './cart-line.ts'
import { shareOut } from './discounts.ts'
import { type ManualDiscount, manualDiscount } from './manual-discount.ts'

/** What may change the prices of a cart, and who asks when. */
export type CartOffers = {
  promocoes: readonly Promotion[]
  /** Those among the products of the cart; others do no harm. */
  combinacoes: readonly Combination[]
  cupom: Coupon | null
  /** What a seller takes off, in an internal sale. */
  manual?: ManualDiscount | null
  /** The store's configuration, or as much of it. */
  settings: { precos: { descontoVista: number } }
  /** The free freight that the store itself gives; null where it gives none. */
  freteGratis?: StoreFreeFreight | null
  agora: Date
  comprador: Buyer
}

export type CartTotals<L extends CartLine> = {
  /** The lines in the order in which they came. `total` is `precoPor` × `quantidade` less the adjustments. */
  itens: (L & { ajustes: Adjustment[]; total: number })[]
  subtotal: {
    /** All lines at `precoPor`. */
    valor: number
    /** What Pix takes off `total`. */
    descontoVista: { porcentagem: number; valor: number }
  }
  /** Those of all lines, one for each source, in the order in which they were applied. */
  ajustes: Adjustment[]
  /** What the items cost; freight comes on top. */
  total: number
  quantidadeTotal: number
  /** The coupon that is on. */
  cupom: { codigo: string; label: string } | null
  /** Why the coupon that was given is not on. */
  recusaCupom: CouponRefusal | null
  /** What makes the freight free: see `freightAdjustments`. */
  freteGratis: FreeFreightSource | null
  /** Ids of the promotions and of the coupon that changed something: an order takes a use of each. */
  aplicadas: number[]
  /** What the cart is close to, with what is missing. */
  promocoesProximas: NearPromotion[]
}

/**
 * The only place that adds up a cart. Money in centavos.
 *
 * Prices start from `precoPor`. First come promotions and combinations, which apply by themselves: a unit takes one of
 * them at most, and of the ways to share them out the shopper gets the cheapest (`automaticDiscounts`). Then the coupon, one per cart, on what the items cost
 * by then, or, when it does not add up with promotions, on what none has touched. Free freight touches no item and goes
 * with everything. Then what a seller takes off by hand. Last comes the discount of Pix, on what is left, rounded as everywhere. Minimum amounts are measured
 * before all of this. Each discount is reckoned on a sum and split over its lines to the centavo, so the totals of the
 * lines always add up to the total; none takes off more than there is. The order of lines and offers changes nothing.
 */
export function cartTotals<L extends CartLine>(lines: readonly L[], offers: CartOffers): CartTotals<L> {
  const sorted = lines.toSorted(byIdentity)
  const automatic = automaticDiscounts(sorted, offers)
  const freePromotion = freeFreightPromotion(sorted, offers)
  const subtotal = lines.reduce((sum, line) => sum + priceOf(line), 0)
  const place = { subtotal, uf: offers.comprador.uf }
  const ofStore = freeFreightState(place, offers.freteGratis ?? null) === 'ganhou'
  const coupon = applyCoupon(sorted, offers, automatic, freePromotion !== null || ofStore)
  const offered = coupon.discount ? [...automatic, coupon.discount] : automatic
  const byHand = manualDiscount(offers.manual ?? null, sorted, offered)
  const discounts = byHand ? [...offered, byHand] : offered
  const free = freePromotion ?? coupon.freight

  const shares = discounts.map((discount) => ({ source: discount.source, byLine: shareOut(discount) }))
  const itens = lines.map((line) => {
    const ajustes = shares.flatMap(({ source, byLine }) => {
      const desconto = byLine.get(line) ?? 0
      return desconto > 0 ? [{ ...source, valor: -desconto }] : []
    })
    return { ...line, ajustes, total: priceOf(line) - discountOf(ajustes) }
  })
  const total = itens.reduce((sum, item) => sum + item.total, 0)
  const porcentagem = offers.settings.precos.descontoVista

  return {
    itens,
    subtotal: {
      valor: subtotal,
      descontoVista: { porcentagem, valor: total - cashPrice(total, porcentagem) },
    },
    ajustes: discounts.map(({ source, desconto }) => ({ ...source, valor: -desconto })),
    total,
    quantidadeTotal: lines.reduce((sum, { quantidade }) => sum + quantidade, 0),
    cupom: coupon.cupom,
    recusaCupom: coupon.recusa,
    freteGratis: free?.source ?? null,
    aplicadas: [...discounts, ...(free ? [free] : [])].flatMap(({ id }) => (id === null ? [] : [id])),
    promocoesProximas: nearPromotions(lines, offers),
  }
}

type CouponOutcome = {
  cupom: CartTotals<CartLine>['cupom']
  recusa: CouponRefusal | null
  discount: Applied | null
  freight: { source: FreeFreightSource; id: number } | null
}

const NO_COUPON: CouponOutcome = { cupom: null, recusa: null, discount: null, freight: null }

function applyCoupon(
  lines: readonly CartLine[],
  offers: CartOffers,
  automatic: readonly Applied[],
  freightIsFree: boolean,
): CouponOutcome {
  const { cupom } = offers
  if (cupom === null) return NO_COUPON
  const recusa = couponRefusal(cupom, lines, offers)
  if (recusa) return { ...NO_COUPON, recusa }

  const on = { ...NO_COUPON, cupom: { codigo: cupom.codigo, label: cupom.nome } }
  if (cupom.beneficio.tipo === 'freteGratis')
    return freightIsFree
      ? { ...NO_COUPON, recusa: uselessCoupon(cupom) }
      : { ...on, freight: { id: cupom.id, source: couponSource(cupom) } }
  const discount = couponDiscount(cupom, lines, automatic)

  return discount ? { ...on, discount } : { ...NO_COUPON, recusa: uselessCoupon(cupom) }
}
