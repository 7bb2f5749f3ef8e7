import type { CardBrand } from './brands.ts'

/** The shop's name of each credit card brand of Mercado Pago's in Brazil. */
export const MERCADO_PAGO_BRANDS: Readonly<Record<string, CardBrand>> = {
  master: 'mastercard',
  visa: 'visa',
  amex: 'amex',
  elo: 'elo',
  hipercard: 'hipercard',
  diners: 'diners',
}
