/**
 * The parameters of an address that a form has to carry along unseen, in their order: all but those that the form itself
 * asks for (`own`), and but the page number, since other filters or orders begin at the first page.
 */
export function carriedParams(search: string, own: readonly string[]): [chave: string, valor: string][] {
  return [...new URLSearchParams(search)].filter(([chave]) => chave !== 'pg' && !own.includes(chave))
}
