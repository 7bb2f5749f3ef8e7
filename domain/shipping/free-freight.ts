import type { AdjustmentOf, PriceCut } from '../cart/adjustment.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { Buyer, Promotion } from '../promotions/promotion.ts'
import { unmetCondition } from '../promotions/unmet-condition.ts'
import { isForState, limitingStates, statesText } from './states.ts'

/** The parts of `sistema` in the store's settings that decide free freight. */
export type FreeFreightSettings = {
  checkout: { carrinho: { alertaFreteGratis: boolean; alertaFreteGratisValorFixo: number } }
  frete: { ufsFreteGratis: readonly string[] }
}

/**
 * The store-wide free freight rule: for goods from `desde` centavos on, before any discount, delivered to these states.
 * Without states it applies in all of Brazil.
 */
export type StoreFreeFreight = { desde: number; ufs: readonly string[] }

/**
 * The effect of the store's free freight on a cart: threshold not reached, free, not in this state, or state unknown.
 */
export type FreeFreightState = 'notReached' | 'free' | 'otherState' | 'unknownState'

/** `freteGratis` is the store's own threshold; the others come from promotions and coupons. */
export type FreightAdjustment = AdjustmentOf<PriceCut['tipo'] | 'freteGratis'>

/** The promotion or coupon that makes freight free, before the amount is known. */
export type FreeFreightSource = Omit<PriceCut, 'valor'>

/** Labels list up to this many states; more are counted instead. */
const MAX_LISTED_STATES = 3

/** Returns the store's free freight rule; null if there is none. */
export function storeFreeFreight({ checkout, frete }: FreeFreightSettings): StoreFreeFreight | null {
  const { alertaFreteGratis, alertaFreteGratisValorFixo } = checkout.carrinho
  if (!alertaFreteGratis) return null

  return { desde: alertaFreteGratisValorFixo, ufs: limitingStates(frete.ufsFreteGratis) }
}

/** Returns the effect of the store's free freight on a subtotal in centavos, before any discount, delivered to `uf`. */
export function freeFreightState(
  { subtotal, uf }: { subtotal: number; uf: string | null },
  offer: StoreFreeFreight | null,
): FreeFreightState {
  if (offer === null || subtotal < offer.desde) return 'notReached'
  if (isForState(offer.ufs, uf)) return 'free'

  return uf === null ? 'unknownState' : 'otherState'
}

/**
 * Returns whether one unit at this price, in centavos, gets the store's free freight by itself, at least in some
 * states.
 */
export function hasFreeFreight(precoPor: number, offer: StoreFreeFreight | null): offer is StoreFreeFreight {
  return offer !== null && precoPor >= offer.desde
}

/**
 * Returns whether one unit at this price gets free freight in all of Brazil. Only this is reported to search engines
 * and advertisers: Google reads regions of the USA, Australia and Japan only, so free freight for some states would be
 * advertised to the whole country.
 */
export function hasFreeFreightEverywhere(precoPor: number, offer: StoreFreeFreight | null): boolean {
  return hasFreeFreight(precoPor, offer) && offer.ufs.length === 0
}

/** The label with its states: `Frete grátis`, `Frete grátis para PR e SC`, `Frete grátis para 7 estados`. */
export function freeFreightLabel({ ufs }: Pick<StoreFreeFreight, 'ufs'>): string {
  if (ufs.length === 0) return 'Frete grátis'

  return `Frete grátis para ${ufs.length > MAX_LISTED_STATES ? `${ufs.length} estados` : statesText(ufs)}`
}

/** Returns the first promotion that makes the freight of this cart free, or null. Only one is used. */
export function freeFreightPromotion(
  lines: readonly CartLine[],
  offers: { promocoes: readonly Promotion[]; now: Date; comprador: Buyer },
): { source: FreeFreightSource; id: number } | null {
  const [first] = offers.promocoes
    .filter(({ beneficio }) => beneficio.tipo === 'freteGratis')
    .filter((promotion) => unmetCondition(promotion, lines, offers) === null)
    .sort((a, b) => a.id - b.id)

  return first
    ? { id: first.id, source: { tipo: 'promocao', origem: String(first.id), label: first.nome } }
    : null
}

/**
 * Returns the adjustments for a freight of this many centavos: all of it, attributed to the promotion or coupon before
 * the store's rule, because they count a use. Empty if nothing makes it free, or if it costs nothing anyway.
 */
export function freightAdjustments(
  frete: number,
  { freteGratis, earned }: { freteGratis: FreeFreightSource | null; earned: boolean },
): FreightAdjustment[] {
  if (frete === 0) return []
  if (freteGratis) return [{ ...freteGratis, valor: -frete }]

  return earned ? [{ tipo: 'freteGratis', origem: 'loja', label: 'Frete grátis', valor: -frete }] : []
}
