import { listWords } from '#domain/format/list-words.ts'
import type { CardBrand } from './brands.ts'

/** Display names of card brands, the best known in Brazil first. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  elo: 'Elo',
  hipercard: 'Hipercard',
  amex: 'American Express',
  diners: 'Diners Club',
  hiper: 'Hiper',
  discover: 'Discover',
  jcb: 'JCB',
  aura: 'Aura',
}

/** The brands that the card form accepts, as part of a sentence: `Visa, Mastercard, … e Aura`. */
export function brandsInWords(): string {
  return listWords(Object.values(BRAND_NAMES))
}
