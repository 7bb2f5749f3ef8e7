import { listWords } from '#domain/format/list-words.ts'

/** Names of what an order had: a long one would fill the mail. */
const MAX_NAMES = 3

/** What was bought, as the reader knows it: `Violino 4/4, Breu e mais 2 produtos`. */
export function boughtWords(produtos: readonly string[]): string {
  const shown = produtos.slice(0, MAX_NAMES)
  const more = produtos.length - shown.length
  if (more > 0) return `${shown.join(', ')} e mais ${more === 1 ? '1 produto' : `${more} produtos`}`

  return listWords(shown)
}
