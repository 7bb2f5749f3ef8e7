import { plainText } from '../format/plain-text.ts'

/** As much as every card brand shows of what providers take. */
const LETTERS = 13

/** What a card's statement shows for a purchase at a store: capital letters and digits without accents. */
export function statementDescriptor(store: string): string {
  return plainText(store)
    .toUpperCase()
    .replace(/[^A-Z0-9 ]+/g, '')
    .trim()
    .replace(/ +/g, ' ')
    .slice(0, LETTERS)
    .trimEnd()
}
