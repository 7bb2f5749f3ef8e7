/** Minutes from one try to the next: about a day and a half in all. */
const WAITS = [5, 20, 80, 320, 1_280]

/** When a picture is tried again after so many tries; null where it waits for somebody to ask. */
export function nextTry(agora: Date, tries: number): Date | null {
  const minutes = WAITS[tries - 1]

  return minutes === undefined ? null : new Date(agora.getTime() + minutes * 60_000)
}
