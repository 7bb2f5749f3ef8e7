/** The shop's page of this search. */
export function searchUrl(texto: string): string {
  return `/busca?${new URLSearchParams({ q: texto })}`
}
