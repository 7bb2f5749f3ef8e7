/** The shop's page for this search. */
export function searchUrl(texto: string): string {
  return `/busca?${new URLSearchParams({ q: texto })}`
}
