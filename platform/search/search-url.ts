/** The address of a search's results in the shop. */
export function searchUrl(busca: string): string {
  return `/busca?${new URLSearchParams({ q: busca })}`
}
