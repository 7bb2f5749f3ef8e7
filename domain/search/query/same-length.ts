/**
 * A text in lower case and without accents whose letters stand where they stood, so that what was found in it can be cut
 * out of the text itself.
 */
export function sameLength(text: string): string {
  return Array.from({ length: text.length }, (_, i) => plainLetter(text.charAt(i))).join('')
}

function plainLetter(letter: string): string {
  const plain = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

  return plain.length === 1 ? plain : letter
}

/** The text without the stretch that starts at `from` and is `length` long. */
export function without(text: string, from: number, length: number): string {
  return `${text.slice(0, from)} ${text.slice(from + length)}`
}
