import { oc } from '@orpc/contract'
import * as z from 'zod'
import { REFUSALS } from '../refusals.ts'

/** A card that a payment provider stores for a customer, as they know it; `ano` has four digits. */
const SavedCard = z.object({
  id: z.uuid(),
  /** The shop's name of the brand, or the provider's. */
  bandeira: z.string(),
  /** The last four digits. */
  final: z.string(),
  mes: z.int().min(1).max(12),
  ano: z.int(),
  vencido: z.boolean(),
})

/** The same for the card form: `noProvedor` is the provider's id, of which its script makes a token. */
export const OfferedCard = SavedCard.extend({ noProvedor: z.string() })

export type SavedCard = z.infer<typeof SavedCard>
export type OfferedCard = z.infer<typeof OfferedCard>

const Cards = z.object({ cartoes: z.array(SavedCard) })

/** The logged-in customer's stored cards. */
export const savedCards = {
  list: oc
    .route({
      method: 'GET',
      path: '/v2/front/customer/cards',
      tags: ['orders'],
      summary: 'Meus cartões guardados',
    })
    .errors(REFUSALS)
    .output(Cards),

  /** Removes it here at once, and at its provider soon after. Refuses `CartaoInexistente`. */
  remove: oc
    .route({
      method: 'DELETE',
      path: '/v2/front/customer/cards/{id}',
      tags: ['orders'],
      summary: 'Remove um cartão guardado',
    })
    .input(z.object({ id: z.uuid() }))
    .errors(REFUSALS)
    .output(Cards),
}
