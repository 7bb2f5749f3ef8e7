import { type Parcel, volumeOf } from './parcel.ts'

/**
 * A carrier's rule for volumetric weight: cm³ divided by `divisor` are kilograms (6000 for Correios). Up to
 * `pesoIsento` grams of volumetric weight, only the real weight counts (5 kg for Correios).
 */
export type CubingRule = { divisor: number; pesoIsento: number }

/** Returns the chargeable weight of a volume in grams: the real or the volumetric weight, whichever is greater. */
export function chargeableWeight(parcel: Parcel, { divisor, pesoIsento }: CubingRule): number {
  // mm³ divided by the divisor are grams, as cm³ are kilograms.
  const cubed = Math.ceil(volumeOf(parcel) / divisor)

  return cubed <= pesoIsento ? parcel.peso : Math.max(parcel.peso, cubed)
}
