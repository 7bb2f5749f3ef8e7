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

/**
 * The same for the card form: `noProvedor` is the provider's id, of which its script makes a token; null if the card is
 * paid with without one.
 */
export const OfferedCard = SavedCard.extend({ noProvedor: z.string().nullable() })

/** A card to pay with, as the card form has it. */
export const ChosenCard = z.object({
  /** The card token from the provider's script. */
  token: z.string().max(500).optional(),
  /** The account that the card is for (`formularioCartao`). */
  conta: z.uuid().optional(),
  /** The stored card (`cartoesGuardados`) to pay with, of which the token is made if its provider wants one. */
  cartao: z.uuid().optional(),
  /** Its holder agreed to have the card stored. */
  guardar: z.boolean().optional(),
  /** A second token of the card, by which it is stored, if its provider wants one. */
  tokenGuardar: z.string().max(200).optional(),
})

export type SavedCard = z.infer<typeof SavedCard>
export type ChosenCard = z.infer<typeof ChosenCard>
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
