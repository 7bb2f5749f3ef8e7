import type { Carrier } from '../port.ts'

/** How long a failed carrier is not called, so that one shopper waits for an outage and not all of them. */
const PAUSE_MS = 30_000

type CreateFallbackInput = {
  onFailure: (error: unknown) => void
  /** Milliseconds of a monotonic clock. */
  now: () => number
}

/**
 * Returns a function that combines a carrier with another to use if the first fails, and for half a minute afterwards.
 * All carriers that it combines share the knowledge of the outage.
 */
export function createFallback({
  onFailure,
  now,
}: CreateFallbackInput): (first: Carrier, second: Carrier) => Carrier {
  let askAgainAt = -Infinity

  return (first, second) => async (shipment) => {
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
