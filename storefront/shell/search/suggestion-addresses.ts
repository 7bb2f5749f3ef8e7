import type { Suggestions } from '#contract/catalog/search.ts'

/** Where the suggestions lead, in the order in which the arrow keys walk through them. */
export function suggestionAddresses(suggestions: Suggestions): string[] {
  const { paginas, completar, produtos, categorias, marcas, verTodos } = suggestions
  const ways = [...paginas, ...completar, ...produtos, ...categorias, ...marcas]
  if (ways.length === 0) return []

  return [...ways, verTodos].map(({ url }) => url)
}
