export type CardBrand = (typeof BRANDS_IN_ORDER)[number]

/** In matching order: the ranges of Elo, Hipercard and Hiper lie inside those of other brands. */
export const BRANDS_IN_ORDER = [
  ...(['elo', 'hipercard', 'hiper', 'amex', 'diners'] as const),
  ...(['mastercard', 'jcb', 'discover', 'visa', 'aura'] as const),
]

/**
 * Prefixes of a brand's numbers, the lengths of number and security code, and the digit groups if they are not four by
 * four.
 */
type Rules = { begins: string; lengths: number[]; codigo: number; mask?: string }

/** Card brands in Brazil, with ranges from the public tables credit-card-type and credit-card-bins. */
export const CARD_BRANDS: Readonly<Record<CardBrand, Rules>> = {
  elo: {
    begins:
      '401178 401179 431274 438935 451416 457393 457631 457632 504175 506699-506778 509000-509999 627780 636297 ' +
      '636368 650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 ' +
      '650901-650978 651652-651679 655000-655019 655021-655058',
    lengths: [16],
    codigo: 3,
  },
  hipercard: { begins: '606282 384100 384140 384160', lengths: [13, 16, 19], codigo: 3 },
  hiper: { begins: '637095 637568 637599 637609 637612 63737423 63743358', lengths: [16], codigo: 3 },
  amex: { begins: '34 37', lengths: [15], codigo: 4, mask: '0000 000000 00000' },
  diners: { begins: '300-305 36 38 39', lengths: [14, 16, 19], codigo: 3, mask: '0000 000000 0000' },
  mastercard: { begins: '51-55 2221-2720', lengths: [16], codigo: 3 },
  jcb: { begins: '3528-3589 2131 1800', lengths: [16], codigo: 3 },
  discover: { begins: '6011 644-649 65', lengths: [16], codigo: 3 },
  visa: { begins: '4', lengths: [16, 13, 18, 19], codigo: 3 },
  aura: { begins: '50', lengths: [16, 17, 18, 19], codigo: 3 },
}
