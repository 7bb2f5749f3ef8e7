import { type Parcel, volumeOf } from './parcel.ts'

/**
 * How a carrier reckons a volume's size as weight: cm³ by `divisor` are kilograms (6000 with Correios), and up to
 * `pesoIsento` grams of such weight only the scale counts (5 kg with Correios).
 */
export type CubingRule = { divisor: number; pesoIsento: number }

/** The grams that are charged for a volume: those of the scale, or those of its size where they are more. */
export function chargeableWeight(parcel: Parcel, { divisor, pesoIsento }: CubingRule): number {
  // mm³ by the divisor are grams, as cm³ are kilograms.
  const cubed = Math.ceil(volumeOf(parcel) / divisor)

  return cubed <= pesoIsento ? parcel.peso : Math.max(parcel.peso, cubed)
}
