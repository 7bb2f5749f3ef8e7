import { useMatches } from 'react-router'
import { isPageData, pageData } from '../rendering/page-loader.ts'

/** The kinds of pages that popups distinguish; product pages also raise the help button. */
export type PageLevel = 'home' | 'detail' | 'page'

/** The kind of the current page; null for pages without a kind, such as the checkout. */
export function usePageLevel(): PageLevel | null {
  const page = useMatches().at(-1)
  if (!page) return null
  if (page.pathname === '/') return 'home'
  if (page.pathname.startsWith('/pagina/')) return 'page'

  return isProduct(page.loaderData) ? 'detail' : null
}

/** Products and categories share a route: the loader's data says which one it is. */
function isProduct(loaderData: unknown): boolean {
  const data = isPageData(loaderData) ? pageData(loaderData) : loaderData

  return typeof data === 'object' && data !== null && 'nivel' in data && data.nivel === 'produto'
}
