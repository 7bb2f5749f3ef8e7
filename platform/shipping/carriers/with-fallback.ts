import type { Carrier } from '../port.ts'

/** Who failed is left in peace for so long, so that one shopper waits for an outage and not all of them. */
const PAUSE_MS = 30_000

export type FallbackOptions = {
  onFailure: (error: unknown) => void
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
}

/**
 * A carrier with another to fall back to, which is asked where the first fails, and for half a minute afterwards. The outage
 * is known to all that one call of this makes.
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
