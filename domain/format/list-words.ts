/** Lists words in a sentence: `PR, RS e SC`, as `Intl.ListFormat` does, which takes a browser long to create. */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''

  return words.length > 1 ? `${words.slice(0, -1).join(', ')} e ${last}` : last
}
