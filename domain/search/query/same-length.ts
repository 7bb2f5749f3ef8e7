/**
 * Returns a text in lower case and without accents, of the same length, so that matches can be cut out of the original
 * text.
 */
export function sameLength(text: string): string {
  return Array.from({ length: text.length }, (_, i) => plainLetter(text.charAt(i))).join('')
}

function plainLetter(letter: string): string {
  const plain = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

  return plain.length === 1 ? plain : letter
}

/** Returns the text without `length` characters from `from` on. */
export function without(text: string, from: number, length: number): string {
  return `${text.slice(0, from)} ${text.slice(from + length)}`
}
