/**
 * Returns the guides about what is in a category, given by its address: first those that name it, then those that name
 * a category above, the nearest first, then those that name one below. The order of guides decides between equals.
 */
export function guidesOfCategory<Guide extends { categorias: readonly string[] }>(
  path: string,
  guides: readonly Guide[],
  limit: number,
): Guide[] {
  return guides
    .map((guide) => ({ guide, rank: Math.max(0, ...guide.categorias.map((each) => rankOf(path, each))) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ guide }) => guide)
}

/** Categories are nested less deeply than this. */
const DEEP = 100

function rankOf(path: string, named: string): number {
  if (named === path) return 3 * DEEP
  if (path.startsWith(`${named}/`)) return 2 * DEEP + named.split('/').length

  return named.startsWith(`${path}/`) ? 1 : 0
}
