import { cashPrice } from '../money/prices.ts'
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
import { type Adjustment, type AdjustmentOf, discountOf } from './adjustment.ts'
import { byIdentity, type CartLine, priceOf } from './cart-line.ts'
import { shareOut } from './discounts.ts'
import { type ManualDiscount, manualDiscount } from './manual-discount.ts'
import { serviceAdjustments } from './service-adjustments.ts'
import { type ListedUnits, listDiscounts } from './teaching/list-discount.ts'
import { teachingCredit } from './teaching/teaching-credit.ts'
import { type TradeInCredit, tradeInCredits } from './trade-in-credit.ts'

/** What may change the prices of a cart, plus the buyer and the time of the request. */
export type CartOffers = {
  promocoes: readonly Promotion[]
  /** Combinations among the products of the cart; others are ignored. */
  combinacoes: readonly Combination[]
  cupom: Coupon | null
  /** A seller's manual discount in an internal sale. */
  manual?: ManualDiscount | null
  /** The customer's credits for instruments that they give in exchange. */
  trocas?: readonly TradeInCredit[]
  /** Units that teachers' lists make cheaper. */
  listas?: readonly ListedUnits[]
  /** The customer's own credit as a teacher. */
  creditoEnsino?: number
  /** The store's settings, or this part of them. */
  settings: { precos: { descontoVista: number } }
  /** The store-wide free freight rule; null if there is none. */
  freteGratis?: StoreFreeFreight | null
  now: Date
  comprador: Buyer
}

export type CartTotals<L extends CartLine> = {
  /** The lines in the order of the input. `total` is `precoPor` × `quantidade` plus the adjustments. */
  itens: (L & { ajustes: Adjustment[]; total: number })[]
  subtotal: {
    /** Sum of all lines at `precoPor`. */
    valor: number
    /** What Pix takes off `total`. */
    descontoVista: { porcentagem: number; valor: number }
  }
  /** Adjustments of all lines, one per source, in the order in which they were applied. */
  ajustes: Adjustment[]
  /** What the items cost, without freight. */
  total: number
  quantidadeTotal: number
  /** The applied coupon. */
  cupom: { codigo: string; label: string } | null
  /** Why the given coupon was not applied. */
  recusaCupom: CouponRefusal | null
  /** What makes the freight free: see `freightAdjustments`. */
  freteGratis: FreeFreightSource | null
  /** Ids of the promotions and the coupon that changed something: an order counts one use of each. */
  aplicadas: number[]
  /** Ids of the trade-ins whose credit was applied: an order uses each up. */
  trocas: string[]
  /** Promotions that the cart almost qualifies for, with what is missing. */
  promocoesProximas: NearPromotion[]
}

/**
 * The only place that adds up a cart. Money in centavos.
 *
 * 1. Prices start from `precoPor`.
 * 2. Promotions and combinations apply automatically. A unit gets at most one of them; among all assignments the
 *    shopper gets the cheapest (`automaticDiscounts`).
 * 3. The coupon, one per cart, applies to the price after step 2, or, if it is not cumulative, only to units without a
 *    promotion.
 * 4. Free freight changes no item and combines with everything.
 * 5. The discounts of teachers' lists, on the units that are for pupils (`listDiscounts`).
 * 6. A seller's manual discount.
 * 7. Credits for instruments given in exchange, each to one unit (`tradeInCredits`), then a teacher's own credit
 *    (`teachingCredit`).
 * 8. Services of the workshop are added, after all discounts: these are for goods only.
 * 9. The Pix discount on what that comes to, with the usual rounding.
 *
 * Minimum amounts are measured before all discounts. Each discount is calculated on a sum and split over its lines to
 * the centavo, so line totals always add up to the total; no discount exceeds the price. The order of lines and offers
 * does not matter.
 */
export function cartTotals<L extends CartLine>(lines: readonly L[], offers: CartOffers): CartTotals<L> {
  const sorted = lines.toSorted(byIdentity)
  const automatic = automaticDiscounts(sorted, offers)
  const freePromotion = freeFreightPromotion(sorted, offers)
  const subtotal = lines.reduce((sum, line) => sum + priceOf(line), 0)
  const place = { subtotal, uf: offers.comprador.uf }
  const ofStore = freeFreightState(place, offers.freteGratis ?? null) === 'free'
  const coupon = applyCoupon(sorted, offers, automatic, freePromotion !== null || ofStore)
  const promoted = coupon.discount ? [...automatic, coupon.discount] : automatic
  const offered = [...promoted, ...listDiscounts(offers.listas ?? [], sorted, promoted)]
  const byHand = manualDiscount(offers.manual ?? null, sorted, offered)
  const discounted = byHand ? [...offered, byHand] : offered
  const credits = tradeInCredits(offers.trocas ?? [], sorted, discounted)
  const exchanged = [...discounted, ...credits]
  const own = teachingCredit(offers.creditoEnsino ?? 0, sorted, exchanged)
  const discounts = own ? [...exchanged, own] : exchanged
  const free = freePromotion ?? coupon.freight

  const shares = discounts.map((discount) => ({ source: discount.source, byLine: shareOut(discount) }))
  const itens = lines.map((line) => {
    const cuts = shares.flatMap(({ source, byLine }) => {
      const desconto = byLine.get(line) ?? 0
      return desconto > 0 ? [{ ...source, valor: -desconto }] : []
    })
    const ajustes = [...cuts, ...serviceAdjustments(line)]
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
    ajustes: [
      ...discounts.map(({ source, desconto }) => ({ ...source, valor: -desconto })),
      ...addedUp(sorted.flatMap(serviceAdjustments)),
    ],
    total,
    quantidadeTotal: lines.reduce((sum, { quantidade }) => sum + quantidade, 0),
    cupom: coupon.cupom,
    recusaCupom: coupon.recusa,
    freteGratis: free?.source ?? null,
    aplicadas: [...discounts, ...(free ? [free] : [])].flatMap(({ id }) => (id === null ? [] : [id])),
    trocas: credits.map(({ source }) => source.origem),
    promocoesProximas: nearPromotions(lines, offers),
  }
}

/** One adjustment for each service, whatever number of lines has it. */
function addedUp(ajustes: readonly AdjustmentOf<'servico'>[]): AdjustmentOf<'servico'>[] {
  const sums = new Map<string, AdjustmentOf<'servico'>>()
  for (const ajuste of ajustes) {
    const valor = (sums.get(ajuste.origem)?.valor ?? 0) + ajuste.valor
    sums.set(ajuste.origem, { ...ajuste, valor })
  }

  return [...sums.values()]
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
