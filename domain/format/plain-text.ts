/** A text in small letters without accents or marks, one space between words: for looking up what people type either way. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
