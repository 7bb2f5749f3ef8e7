import type { Suggestions } from '#contract/search.ts'

/** Where the suggestions lead, in the order in which the arrow keys walk through them. */
export function suggestionAddresses({ produtos, categorias, marcas, verTodos }: Suggestions): string[] {
  if (produtos.length + categorias.length + marcas.length === 0) return []

  return [...produtos, ...categorias, ...marcas, verTodos].map(({ url }) => url)
}
