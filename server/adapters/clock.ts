/** The current time. */
export function clock(): Date {
  return new Date()
}
