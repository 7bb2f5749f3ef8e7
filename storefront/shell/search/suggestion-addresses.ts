import type { Suggestions } from '#contract/catalog/search.ts'

/** The addresses of the suggestions, in the order of the arrow keys. */
export function suggestionAddresses(suggestions: Suggestions): string[] {
  const { paginas, completar, produtos, categorias, marcas, verTodos } = suggestions
  const ways = [...paginas, ...completar, ...produtos, ...categorias, ...marcas]
  if (ways.length === 0) return []

  return [...ways, verTodos].map(({ url }) => url)
}
