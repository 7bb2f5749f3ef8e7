/** The device's clock: good enough for a countdown or to recognize an expired card. The store's clock decides. */
export function now(): Date {
  return new Date()
}
