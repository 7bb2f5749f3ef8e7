import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Returns which route of the pages a path has, such as `/minha-conta/pedido/:id`; null if none. */
export function pageRoutes(build: Pick<ServerBuild, 'routes'>): (path: string) => string | null {
  const routes = childrenOf(undefined)

  return (path) => {
    const matches = matchRoutes(routes, path.replace(/\.data$/, ''))
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
