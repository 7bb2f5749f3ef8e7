import type { Adjustment } from '../cart/adjustment.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { Buyer, Promotion } from './promotion.ts'
import { unmetCondition } from './unmet-condition.ts'

/** What makes the freight free. `id` is the promotion's or coupon's. */
export type FreeFreight = { source: Omit<Adjustment, 'valor'>; id: number }

/** The first promotion that makes the freight of this cart free, or null. One is enough: freight is free only once. */
export function freeFreightPromotion(
  lines: readonly CartLine[],
  offers: { promocoes: readonly Promotion[]; agora: Date; comprador: Buyer },
): FreeFreight | null {
  const [first] = offers.promocoes
    .filter(({ beneficio }) => beneficio.tipo === 'freteGratis')
    .filter((promotion) => unmetCondition(promotion, lines, offers) === null)
    .sort((a, b) => a.id - b.id)

  return first
    ? { id: first.id, source: { tipo: 'promocao', origem: String(first.id), label: first.nome } }
    : null
}

/** The adjustment of a freight of so many centavos; none where nothing makes it free, or it costs nothing anyway. */
export function freightAdjustments(
  freteGratis: Omit<Adjustment, 'valor'> | null,
  frete: number,
): Adjustment[] {
  return freteGratis && frete > 0 ? [{ ...freteGratis, valor: -frete }] : []
}
