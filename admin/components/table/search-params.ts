import { useSearchParams } from 'react-router'

/**
 * The query of the page's address, which holds what a list shows: search, filters, order, page. A change goes back to the first
 * page, and takes the place of the old address, so that "back" leaves the list.
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

/** The query of a loader's request as a plain object, for a call whose schema reads it. */
export function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ''))
}
