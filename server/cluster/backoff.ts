/** A process that lived for longer is replaced as if it were the first that ended. */
const LONG_LIFE_MS = 60_000

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000

/**
 * Says how long to wait before a process is replaced, in milliseconds, given how long it lived: the first death of a
 * series not at all, then twice as long each time.
 */
export function createBackoff(): (livedMs: number) => number {
  let deaths = 0

  return (livedMs) => {
    deaths = livedMs >= LONG_LIFE_MS ? 1 : deaths + 1
    return deaths === 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (deaths - 2), MAX_PAUSE_MS)
  }
}
