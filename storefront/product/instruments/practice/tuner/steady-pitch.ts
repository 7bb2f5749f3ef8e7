/** A pitch and when it was heard, in milliseconds. */
export type HeardAt = { hertz: number; at: number }

/** How many looks are put together: a single one may be mistaken while a string is being plucked. */
const LOOKS = 5

/** How long a note is shown after it can't be heard any more. */
const LINGER_MS = 1_200

/** What was heard lately, after one more look; null if it heard nothing. */
export function withLook(heard: readonly HeardAt[], hertz: number | null, at: number): HeardAt[] {
  const recent = heard.filter((each) => at - each.at < LINGER_MS)

  return hertz === null ? recent : [...recent, { hertz, at }].slice(-LOOKS)
}

/** The pitch that most looks agree on; null after silence. */
export function steadyPitch(heard: readonly HeardAt[]): number | null {
  const sorted = heard.map(({ hertz }) => hertz).sort((a, b) => a - b)

  return sorted[sorted.length >> 1] ?? null
}
