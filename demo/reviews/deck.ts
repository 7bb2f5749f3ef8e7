import { chance } from '#demo/catalogue/chance.ts'

/** The same things in another order, always the same for the same words. */
export function shuffled<T>(things: readonly T[], ...words: string[]): T[] {
  return things
    .map((thing, i) => ({ thing, key: chance(...words, String(i)) }))
    .sort((a, b) => a.key - b.key)
    .map(({ thing }) => thing)
}

/** Deals things in a shuffled order, and begins again when all have been dealt: no thing twice before each came once. */
export function deck<T>(things: readonly T[], ...words: string[]): () => T {
  let dealt: T[] = []
  let round = 0

  return () => {
    if (dealt.length === 0) dealt = shuffled(things, ...words, String(round++))
    const thing = dealt.pop()
    if (thing === undefined) throw new Error(`Nothing to deal for ${words.join(' ')}.`)

    return thing
  }
}
