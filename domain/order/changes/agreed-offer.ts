import type { Promotion } from '#domain/promotions/promotion.ts'

/**
 * A promotion or coupon that an order has already: it was agreed. Its time may be over, its uses gone and the purchase no longer
 * the first; what it asks of the goods themselves still holds.
 */
export function agreedOffer<Offer extends Promotion>(offer: Offer): Offer {
  return {
    ...offer,
    validoDe: null,
    validoAte: null,
    usosMaximos: null,
    usosPorCliente: null,
    primeiraCompra: false,
    exigeLogin: false,
  }
}
