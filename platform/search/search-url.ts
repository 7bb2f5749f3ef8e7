/** The address of a search's results page. */
export function searchUrl(busca: string): string {
  return `/busca?${new URLSearchParams({ q: busca })}`
}
