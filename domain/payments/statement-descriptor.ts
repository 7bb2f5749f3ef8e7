import { plainText } from '../format/plain-text.ts'

/** As much as every card brand shows of what providers take: Mercado Pago, and Pagar.me where it settles. */
export const DESCRIPTOR_LETTERS = 13

/**
 * What a card's statement shows for a purchase: the merchant's own text or, if that is empty, the store's name, in
 * capital letters and digits without accents.
 */
export function statementDescriptor({ own, store }: { own: string; store: string }): string {
  return plainText(own.trim() || store)
    .toUpperCase()
    .replace(/[^A-Z0-9 ]+/g, '')
    .trim()
    .replace(/ +/g, ' ')
    .slice(0, DESCRIPTOR_LETTERS)
    .trimEnd()
}
