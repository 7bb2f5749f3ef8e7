import { useSearchParams } from 'react-router'

type Changes = Record<string, string | number | null>

/**
 * The query of the page's address, which holds the list's search, filters, order and page. A change replaces the history
 * entry, so that "back" leaves the list.
 */
export function useQuery() {
  const [params, setParams] = useSearchParams()

  function change(changes: Changes) {
    setParams((old) => changedQuery(old, changes), { replace: true, preventScrollReset: true })
  }

  return { params, change }
}

/** Returns the query after a change, which leads to the first page unless it names another. Null and '' remove a name. */
export function changedQuery(old: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(old)
  if (!('pagina' in changes)) next.delete('pagina')
  for (const [name, value] of Object.entries(changes))
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))

  return next
}

/** Returns the query of a loader's request as a plain object, for a call whose schema parses it. */
export function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ''))
}
