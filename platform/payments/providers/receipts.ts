import * as z from 'zod'
import type { ProviderState } from '../port.ts'

/** The payments of a charge in a provider's `/v1` API. Centavos. */
export const Payments = z
  .array(
    z.object({
      id: z.string().min(1),
      amount: z.int().positive(),
      paid_at: z.iso.datetime({ offset: true }),
    }),
  )
  .default([])

/** Maps them to the shop's receipts. */
export function receiptsOf(payments: z.infer<typeof Payments>): ProviderState['recebimentos'] {
  return payments.map(({ id, amount, paid_at }) => ({ id, valor: amount, em: new Date(paid_at) }))
}
