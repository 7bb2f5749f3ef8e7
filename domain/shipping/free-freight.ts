import type { Adjustment, AdjustmentOf } from '../cart/adjustment.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { Buyer, Promotion } from '../promotions/promotion.ts'
import { unmetCondition } from '../promotions/unmet-condition.ts'
import { isForState, limitingStates, statesText } from './states.ts'

/** What of `sistema` of the store's configuration decides free freight. */
export type FreeFreightSettings = {
  checkout: { carrinho: { alertaFreteGratis: boolean; alertaFreteGratisValorFixo: number } }
  frete: { ufsFreteGratis: readonly string[] }
}

/**
 * The free freight that the store itself gives: from `desde` centavos of goods on, measured before any discount, for deliveries to
 * these states. Without states it is valid in all of Brazil.
 */
export type StoreFreeFreight = { desde: number; ufs: readonly string[] }

/** What the store's free freight means for goods: nothing yet, free, or nothing because of where they go or because that is not known. */
export type FreeFreightState = 'longe' | 'ganhou' | 'foraDaRegiao' | 'regiaoDesconhecida'

/** `freteGratis` is the store's own threshold; the others come from promotions and coupons. */
export type FreightAdjustment = AdjustmentOf<Adjustment['tipo'] | 'freteGratis'>

/** The promotion or coupon that makes freight free, before it is known how much that is. */
export type FreeFreightSource = Omit<Adjustment, 'valor'>

/** More states than these are counted in labels instead of listed. */
const MAX_LISTED_STATES = 3

/** What the store gives; null where it gives none. */
export function storeFreeFreight({ checkout, frete }: FreeFreightSettings): StoreFreeFreight | null {
  const { alertaFreteGratis, alertaFreteGratisValorFixo } = checkout.carrinho
  if (!alertaFreteGratis) return null

  return { desde: alertaFreteGratisValorFixo, ufs: limitingStates(frete.ufsFreteGratis) }
}

/** What the store's free freight means for goods of this subtotal, in centavos before any discount, that go to `uf`. */
export function freeFreightState(
  { subtotal, uf }: { subtotal: number; uf: string | null },
  offer: StoreFreeFreight | null,
): FreeFreightState {
  if (offer === null || subtotal < offer.desde) return 'longe'
  if (isForState(offer.ufs, uf)) return 'ganhou'

  return uf === null ? 'regiaoDesconhecida' : 'foraDaRegiao'
}

/** Whether one unit at this price, in centavos, has the store's free freight by itself, in its states. */
export function hasFreeFreight(precoPor: number, offer: StoreFreeFreight | null): offer is StoreFreeFreight {
  return offer !== null && precoPor >= offer.desde
}

/**
 * Whether one unit at this price has free freight wherever in Brazil it goes. Search engines and advertisers are told of no other:
 * Google reads regions of the USA, Australia and Japan only, so it would promise some states' free freight to the whole country.
 */
export function hasFreeFreightEverywhere(precoPor: number, offer: StoreFreeFreight | null): boolean {
  return hasFreeFreight(precoPor, offer) && offer.ufs.length === 0
}

/** The promise in few words, with its states: `Frete grátis`, `Frete grátis para PR e SC`, `Frete grátis para 7 estados`. */
export function freeFreightLabel({ ufs }: Pick<StoreFreeFreight, 'ufs'>): string {
  if (ufs.length === 0) return 'Frete grátis'

  return `Frete grátis para ${ufs.length > MAX_LISTED_STATES ? `${ufs.length} estados` : statesText(ufs)}`
}

/** The first promotion that makes the freight of this cart free, or null. One is enough: freight is free only once. */
export function freeFreightPromotion(
  lines: readonly CartLine[],
  offers: { promocoes: readonly Promotion[]; agora: Date; comprador: Buyer },
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
 * What comes off a freight of so many centavos: all of it, named after the promotion or coupon before the store, because a use of
 * them is taken. Empty where nothing makes it free, or it costs nothing anyway.
 */
export function freightAdjustments(
  frete: number,
  { freteGratis, ganhou }: { freteGratis: FreeFreightSource | null; ganhou: boolean },
): FreightAdjustment[] {
  if (frete === 0) return []
  if (freteGratis) return [{ ...freteGratis, valor: -frete }]

  return ganhou ? [{ tipo: 'freteGratis', origem: 'loja', label: 'Frete grátis', valor: -frete }] : []
}
