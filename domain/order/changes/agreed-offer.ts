import type { Promotion } from '#domain/promotions/promotion.ts'

/**
 * A promotion or coupon that an order already has. Its validity, usage limits and first-purchase condition no longer
 * apply, because it was granted; its conditions on the goods still do.
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
