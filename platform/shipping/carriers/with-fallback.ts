import type { Carrier } from '../port.ts'

/** How long a failed carrier is not called, so that one shopper waits for an outage and not all of them. */
const PAUSE_MS = 30_000

export type FallbackOptions = {
  onFailure: (error: unknown) => void
  /** Milliseconds of a monotonic clock. */
  now: () => number
}

/**
 * Wraps a carrier with another to use if the first fails, and for half a minute afterwards. All carriers made by one
 * call share the knowledge of the outage.
 */
export function withFallback(
  first: Carrier,
  { onFailure, now }: FallbackOptions,
): (second: Carrier) => Carrier {
  let askAgainAt = -Infinity

  return (second) => async (shipment) => {
    if (now() < askAgainAt) return second(shipment)
    try {
      return await first(shipment)
    } catch (error) {
      askAgainAt = now() + PAUSE_MS
      onFailure(error)
      return second(shipment)
    }
  }
}
