/**
 * The parameters of an address that a form carries in hidden fields, in their order: all except the form's own fields
 * (`own`) and the page number, since other filters or sort orders start at the first page.
 */
export function carriedParams(search: string, own: readonly string[]): [chave: string, valor: string][] {
  return [...new URLSearchParams(search)].filter(([chave]) => chave !== 'pg' && !own.includes(chave))
}
