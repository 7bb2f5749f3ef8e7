/** How samples are called while nobody is to know what they are. */
export const LETTERS = ['a', 'b', 'c', 'd'] as const

/**
 * Returns things in an order that looks random but is always the same for the same seed, whatever order they come in: an
 * address that is shared or cached shows the same samples under the same letters.
 */
export function blindOrder<T>(things: readonly T[], keyOf: (thing: T) => string, seed: string): T[] {
  const places = things.map((thing) => ({ thing, place: hash(`${seed} ${keyOf(thing)}`), key: keyOf(thing) }))

  return places
    .sort((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1))
    .map(({ thing }) => thing)
}

/** FNV-1a, 32 bits, with its bits mixed once more: neighbouring ids would stay neighbours otherwise. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  value = Math.imul(value ^ (value >>> 16), 2_246_822_507)
  value = Math.imul(value ^ (value >>> 13), 3_266_489_909)

  return (value ^ (value >>> 16)) >>> 0
}
