import { useSearchParams } from 'react-router'

/**
 * The query of the page's address, which holds the list's search, filters, order and page. A change returns to the
 * first page and replaces the history entry, so that "back" leaves the list.
 */
export function useQuery() {
  const [params, setParams] = useSearchParams()

  function change(changes: Record<string, string | number | null>) {
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (!('pagina' in changes)) next.delete('pagina')
        for (const [name, value] of Object.entries(changes))
          if (value === null || value === '') next.delete(name)
          else next.set(name, String(value))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return { params, change }
}

/** Returns the query of a loader's request as a plain object, for a call whose schema parses it. */
export function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ''))
}
