import * as z from 'zod'

/**
 * A message for the shopper (specification, section 3 "Cart message"). `mensagem` may contain HTML, which is sanitised.
 */
export const Message = z.object({ tipo: z.enum(['sucesso', 'aviso', 'erro']), mensagem: z.string() })

export type Message = z.infer<typeof Message>
