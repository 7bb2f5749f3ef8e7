import * as z from 'zod'

/**
 * What the browser needs to turn a card into a token; the card's number never reaches the shop. `script` and `tokens`
 * are addresses at the provider: of its script, or of its endpoint for tokens.
 */
export const CardFields = z.discriminatedUnion('provedor', [
  z.object({ provedor: z.literal('mercadoPago'), chavePublica: z.string(), script: z.url() }),
  z.object({ provedor: z.literal('pagarme'), chavePublica: z.string(), tokens: z.url() }),
])

export type CardFields = z.infer<typeof CardFields>

/** The card form's fields, and the account that their token is for. */
export const CardIntake = z.object({ conta: z.uuid(), campos: CardFields })

export type CardIntake = z.infer<typeof CardIntake>
