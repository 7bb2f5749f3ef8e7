import type { CardBrand } from './brands.ts'

/** What each brand calls itself. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  elo: 'Elo',
  hipercard: 'Hipercard',
  hiper: 'Hiper',
  amex: 'American Express',
  diners: 'Diners Club',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  discover: 'Discover',
  visa: 'Visa',
  aura: 'Aura',
}
