import { plainText } from '../format/plain-text.ts'

/** How names of columns are compared: small letters, without accents or marks. */
export function columnName(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, 200)
}
