import { chance } from '#demo/catalogue/chance.ts'

/** Shuffles things, always in the same way for the same words. */
export function shuffled<T>(things: readonly T[], ...words: string[]): T[] {
  return things
    .map((thing, i) => ({ thing, key: chance(...words, String(i)) }))
    .sort((a, b) => a.key - b.key)
    .map(({ thing }) => thing)
}

/**
 * Returns things in shuffled order and starts over when all were returned, so that none repeats before each came once.
 */
export function deck<T>(things: readonly T[], ...words: string[]): () => T {
  let dealt: T[] = []
  let round = 0

  return () => {
    if (dealt.length === 0) dealt = shuffled(things, ...words, String(round++))
    const thing = dealt.pop()
    if (thing === undefined) throw new Error(`Nothing to draw for ${words.join(' ')}.`)

    return thing
  }
}
