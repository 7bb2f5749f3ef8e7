/** The query string of another page of the same listing; the first page has no `pg`. */
export function pageSearch(search: string, pg: number): string {
  const params = new URLSearchParams(search)
  params.delete('pg')
  if (pg > 1) params.set('pg', String(pg))
  const query = params.toString()

  return query && `?${query}`
}
