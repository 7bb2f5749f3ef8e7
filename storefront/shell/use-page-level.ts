import { useMatches } from 'react-router'

/** The kinds of pages that popups know; on a product page the help stands higher, too. */
export type PageLevel = 'home' | 'detail' | 'page'

/** What kind of page is shown; null for all that have no name here, the checkout among them. */
export function usePageLevel(): PageLevel | null {
  const page = useMatches().at(-1)
  if (!page) return null
  if (page.pathname === '/') return 'home'
  if (page.pathname.startsWith('/pagina/')) return 'page'

  return isProduct(page.loaderData) ? 'detail' : null
}

/** Products and categories share a route: the loader says which of the two it found. */
function isProduct(loaderData: unknown): boolean {
  return (
    typeof loaderData === 'object' &&
    loaderData !== null &&
    'nivel' in loaderData &&
    loaderData.nivel === 'produto'
  )
}
