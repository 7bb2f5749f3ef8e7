import type { OrderLabel } from '#contract/orders/order-labels.ts'

/**
 * The bought labels of an order whose parcels have not left: a parcel that leaves now goes with one of them, or
 * without.
 */
export function openLabels(labels: readonly OrderLabel[]): OrderLabel[] {
  return labels.filter(
    ({ tipo, situacao, sobrou }) =>
      tipo === 'envio' && !sobrou && ['comprando', 'paga', 'pronta'].includes(situacao),
  )
}

/** The value of the choice that a parcel leaves without any of them. */
export const WITHOUT_LABEL = 'sem'
