/** An entry of a tree, stored as a list: each entry before its children, siblings in order. */
export type TreeEntry = { id: string; parent: string | null }

/** The parent (null: first level) and the position among its children, from 0, not counting the entry itself. */
export type TreePlace = { parent: string | null; posicao: number }

type Direction = 'up' | 'down' | 'in' | 'out'

/**
 * Returns the place of an entry after a step up, down, in (below the previous sibling) or out; null if that is
 * impossible.
 */
export function steppedTo(
  tree: readonly TreeEntry[],
  id: string,
  { direction, levels }: { direction: Direction; levels: number },
): TreePlace | null {
  const entry = tree.find((one) => one.id === id)
  if (!entry) return null
  const siblings = childrenOf(tree, entry.parent)
  const index = siblings.findIndex((one) => one.id === id)
  const { parent } = entry
  if (direction === 'up') return index > 0 ? { parent, posicao: index - 1 } : null
  if (direction === 'down') return index < siblings.length - 1 ? { parent, posicao: index + 1 } : null
  if (direction === 'in') {
    const previous = siblings[index - 1]
    if (!previous || levelOf(tree, id) + heightOf(tree, id) > levels) return null
    return { parent: previous.id, posicao: childrenOf(tree, previous.id).length }
  }
  const above = tree.find((one) => one.id === parent)
  if (!above) return null
  const uncles = childrenOf(tree, above.parent)

  return { parent: above.parent, posicao: uncles.findIndex((one) => one.id === above.id) + 1 }
}

type Drop = {
  id: string
  over: string
  levels: number
  /** How many levels to the right it was dragged. */
  shift: number
}

/** Returns the place of an entry dropped over another one, as close as possible to the depth it was dragged to. */
export function droppedAt(tree: readonly TreeEntry[], { id, over, levels, shift }: Drop): TreePlace | null {
  const subtree = withBelow(tree, id)
  const rest = tree.filter((one) => !subtree.has(one.id))
  const from = tree.findIndex((one) => one.id === id)
  const to = tree.findIndex((one) => one.id === over)
  const overRest = rest.findIndex((one) => one.id === over)
  if (from < 0 || (overRest < 0 && over !== id)) return null
  const at =
    over === id
      ? tree.slice(0, from).filter((one) => !subtree.has(one.id)).length
      : overRest + (to > from ? 1 : 0)
  const before = rest[at - 1]
  const after = rest[at]
  const deepest = Math.min(before ? levelOf(tree, before.id) + 1 : 1, levels - heightOf(tree, id) + 1)
  const shallowest = Math.min(after ? levelOf(tree, after.id) : 1, deepest)
  const level = Math.max(shallowest, Math.min(deepest, levelOf(tree, id) + shift))
  const line = before ? lineOf(tree, before.id) : []
  const parent = line[level - 2] ?? null
  const posicao = rest.slice(0, at).filter((one) => one.parent === parent).length

  return { parent, posicao }
}

/** Returns the tree with an entry and all its descendants at another place. */
export function movedTo<Entry extends TreeEntry>(
  tree: readonly Entry[],
  id: string,
  place: TreePlace,
): Entry[] {
  const moving = withBelow(tree, id)
  const rest = tree.filter((one) => !moving.has(one.id))
  const block = tree
    .filter((one) => moving.has(one.id))
    .map((one) => (one.id === id ? { ...one, parent: place.parent } : one))
  const below = (parent: string | null): Entry[] => {
    const own = rest.filter((one) => one.parent === parent).flatMap((one) => [[one, ...below(one.id)]])
    if (parent === place.parent) own.splice(place.posicao, 0, block)
    return own.flat()
  }

  return below(null)
}

/** From 1. */
export function levelOf(tree: readonly TreeEntry[], id: string): number {
  return lineOf(tree, id).length
}

export function childrenOf<Entry extends TreeEntry>(tree: readonly Entry[], parent: string | null): Entry[] {
  return tree.filter((one) => one.parent === parent)
}

/** The entry and all its descendants. */
export function withBelow(tree: readonly TreeEntry[], id: string): Set<string> {
  const found = new Set([id])
  // Parents come before their children.
  for (const one of tree) if (one.parent !== null && found.has(one.parent)) found.add(one.id)

  return found
}

/** The number of levels of an entry's subtree, including itself. */
function heightOf(tree: readonly TreeEntry[], id: string): number {
  return 1 + Math.max(0, ...childrenOf(tree, id).map((one) => heightOf(tree, one.id)))
}

/** The ids from the first level down to the entry. */
function lineOf(tree: readonly TreeEntry[], id: string): string[] {
  const entry = tree.find((one) => one.id === id)
  if (!entry) return []

  return entry.parent === null ? [id] : [...lineOf(tree, entry.parent), id]
}
