/** An entry of a tree, which is told as a list: each before those below it, in their order. */
export type TreeEntry = { id: string; pai: string | null }

/** Below what (null: on the first level), and at which place there, counted from 0 without the entry itself. */
export type TreePlace = { pai: string | null; posicao: number }

type Direction = 'acima' | 'abaixo' | 'dentro' | 'fora'

/** Where an entry comes to stand one step up, down, in (below the neighbour above) or out; null where it can't go there. */
export function steppedTo(
  tree: readonly TreeEntry[],
  id: string,
  { para, niveis }: { para: Direction; niveis: number },
): TreePlace | null {
  const entry = tree.find((one) => one.id === id)
  if (!entry) return null
  const siblings = childrenOf(tree, entry.pai)
  const index = siblings.findIndex((one) => one.id === id)
  const { pai } = entry
  if (para === 'acima') return index > 0 ? { pai, posicao: index - 1 } : null
  if (para === 'abaixo') return index < siblings.length - 1 ? { pai, posicao: index + 1 } : null
  if (para === 'dentro') {
    const above = siblings[index - 1]
    if (!above || levelOf(tree, id) + heightOf(tree, id) > niveis) return null
    return { pai: above.id, posicao: childrenOf(tree, above.id).length }
  }
  const parent = tree.find((one) => one.id === pai)
  if (!parent) return null
  const uncles = childrenOf(tree, parent.pai)

  return { pai: parent.pai, posicao: uncles.findIndex((one) => one.id === parent.id) + 1 }
}

type Drop = {
  id: string
  over: string
  niveis: number /** How many levels to the right it was dragged. */
  shift: number
}

/** Where an entry comes to stand that is dropped over another one: as deep as it was dragged, where that is possible. */
export function droppedAt(tree: readonly TreeEntry[], { id, over, niveis, shift }: Drop): TreePlace | null {
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
  const deepest = Math.min(before ? levelOf(tree, before.id) + 1 : 1, niveis - heightOf(tree, id) + 1)
  const shallowest = Math.min(after ? levelOf(tree, after.id) : 1, deepest)
  const level = Math.max(shallowest, Math.min(deepest, levelOf(tree, id) + shift))
  const line = before ? lineOf(tree, before.id) : []
  const pai = line[level - 2] ?? null
  const posicao = rest.slice(0, at).filter((one) => one.pai === pai).length

  return { pai, posicao }
}

/** The tree with an entry, and all below it, at another place. */
export function movedTo<Entry extends TreeEntry>(
  tree: readonly Entry[],
  id: string,
  place: TreePlace,
): Entry[] {
  const moving = withBelow(tree, id)
  const rest = tree.filter((one) => !moving.has(one.id))
  const block = tree
    .filter((one) => moving.has(one.id))
    .map((one) => (one.id === id ? { ...one, pai: place.pai } : one))
  const below = (pai: string | null): Entry[] => {
    const own = rest.filter((one) => one.pai === pai).flatMap((one) => [[one, ...below(one.id)]])
    if (pai === place.pai) own.splice(place.posicao, 0, block)
    return own.flat()
  }

  return below(null)
}

/** From 1. */
export function levelOf(tree: readonly TreeEntry[], id: string): number {
  return lineOf(tree, id).length
}

export function childrenOf<Entry extends TreeEntry>(tree: readonly Entry[], pai: string | null): Entry[] {
  return tree.filter((one) => one.pai === pai)
}

/** The entry and all below it. */
export function withBelow(tree: readonly TreeEntry[], id: string): Set<string> {
  const found = new Set([id])
  // Parents come before their children.
  for (const one of tree) if (one.pai !== null && found.has(one.pai)) found.add(one.id)

  return found
}

/** How many levels an entry takes, itself included. */
function heightOf(tree: readonly TreeEntry[], id: string): number {
  return 1 + Math.max(0, ...childrenOf(tree, id).map((one) => heightOf(tree, one.id)))
}

/** The ids from the first level down to the entry. */
function lineOf(tree: readonly TreeEntry[], id: string): string[] {
  const entry = tree.find((one) => one.id === id)
  if (!entry) return []

  return entry.pai === null ? [id] : [...lineOf(tree, entry.pai), id]
}
