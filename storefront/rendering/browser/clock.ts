/** The device's own idea of now: good enough to count down by, or to see that a card is old. What counts is the store's. */
export function now(): Date {
  return new Date()
}
