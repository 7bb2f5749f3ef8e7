import type { Carrier } from './port.ts'

/** Asks the first carrier, and the second where the first fails; `onFailure` hears why. */
export function withFallback(first: Carrier, second: Carrier, onFailure: (error: unknown) => void): Carrier {
  return async (shipment) => {
    try {
      return await first(shipment)
    } catch (error) {
      onFailure(error)
      return second(shipment)
    }
  }
}
