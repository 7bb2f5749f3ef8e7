/** Random numbers that are the same for the same seed. */
export type Random = {
  /** From 0 to 1, excluding 1. */
  next: () => number
  /** An integer from 0 to `limit` − 1. */
  below: (limit: number) => number
  /** True with this probability in percent. */
  percent: (chance: number) => boolean
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** mulberry32: small, fast and even enough for generating requests. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)

  return {
    next,
    below,
    percent: (chance) => next() * 100 < chance,
    pick: (items) => items[below(items.length)] ?? items[0],
  }
}
