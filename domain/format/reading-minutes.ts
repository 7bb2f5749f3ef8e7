/** Words that an adult reads in a minute of explaining text, with a look at its tables. */
const WORDS_PER_MINUTE = 200

/** Returns how many minutes a text takes to read, at least 1. Tags are no words. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0

  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
