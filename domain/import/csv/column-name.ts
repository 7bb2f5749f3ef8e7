import { plainText } from '../../format/plain-text.ts'

/** Normalizes a column name for comparison: lower case, no accents, no punctuation. */
export function columnName(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, 200)
}
