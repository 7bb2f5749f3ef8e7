/** Returns a number in [0, 1) that depends on the words only, so that every load creates the same store. */
export function chance(...words: string[]): number {
  return fnv1a(words.join('|')) / 2 ** 32
}

/** Picks one of the options, always the same for the same words. The options must not be empty. */
export function pick<T>(options: readonly [T, ...T[]], ...words: string[]): T {
  return options[Math.floor(chance(...words) * options.length)] ?? options[0]
}

/** FNV-1a with a final mix (Murmur3's), without which short, similar words give similar numbers. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
