import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** React Router compiles all routes for each path that it matches, which takes half a millisecond. */
const REMEMBERED_PATHS = 1000

/** Returns which route of the pages a path has, such as `/minha-conta/pedido/:id`; null if none. */
export function pageRoutes(build: Pick<ServerBuild, 'routes'>): (path: string) => string | null {
  const routes = childrenOf(undefined)
  const known = new LRUCache<string, { route: string | null }>({ max: REMEMBERED_PATHS })

  return (path) => {
    const page = path.replace(/\.data$/, '')
    const { route } = known.get(page) ?? { route: routeOf(page) }
    known.set(page, { route })
    return route
  }

  function routeOf(page: string): string | null {
    const matches = matchRoutes(routes, page)

    return matches && `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
  }

  function childrenOf(parent: string | undefined): RouteObject[] {
    return Object.values(build.routes).flatMap((known): RouteObject[] => {
      if (!known || known.parentId !== parent) return []
      const { id, path, index } = known
      const named = { id, ...(path !== undefined && { path }) }
      return [index ? { ...named, index: true } : { ...named, children: childrenOf(id) }]
    })
  }
}
