/** Minutes between tries: about a day and a half in total. */
const RETRY_MINUTES = [5, 20, 80, 320, 1_280]

/** When to try again after this many tries; null if only on request. */
export function nextTry(now: Date, tries: number): Date | null {
  const minutes = RETRY_MINUTES[tries - 1]

  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}
