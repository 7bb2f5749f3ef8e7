/** Words that stay in lower case inside a Portuguese name. */
const SMALL = new Set([
  'a',
  'e',
  'o',
  'as',
  'os',
  'da',
  'de',
  'do',
  'das',
  'dos',
  'em',
  'na',
  'no',
  'nas',
  'nos',
])

/** A name in capitals as people write it: `RUA DAS FLORES` becomes `Rua das Flores`. Other texts stay as they are. */
export function titleCase(text: string): string {
  if (text !== text.toUpperCase()) return text

  return text
    .toLowerCase()
    .split(' ')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}
