/** The parameters that are no part of a view: the page, and the mark that resets the search field. */
const PASSING = ['pagina', 'visao']

/** Returns the query that a view of this list stores; empty if nothing is filtered. */
export function viewQuery(now: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(now)
  for (const name of PASSING) query.delete(name)

  return query
}

/** Returns the query that shows a view. `visao` changes, so that the search field resets to the view's text. */
export function openedView(consulta: string, now: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(consulta)
  params.set('visao', String(Number(now.get('visao')) + 1))

  return params
}
