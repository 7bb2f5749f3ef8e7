/** Chance that is the same for the same seed. */
export type Random = {
  /** From 0 to 1, without 1. */
  next: () => number
  /** A whole number below `most`. */
  below: (most: number) => number
  /** True in so many of a hundred cases. */
  percent: (chance: number) => boolean
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** mulberry32: small, quick and even enough for making requests. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)

  return {
    next,
    below,
    percent: (chance) => next() * 100 < chance,
    pick: (items) => items[below(items.length)] ?? items[0],
  }
}
