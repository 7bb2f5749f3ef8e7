import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('orders')

/** Somebody who bought without an account; `pedidos` counts their orders among those searched. */
export const GuestBuyer = z.object({ email: z.string(), nome: z.string(), pedidos: z.int().positive() })

export const guestBuyers = {
  /** Searches name or e-mail; at most five, most recent buyers first. */
  guestBuyers: call('GET', '/orders/guest-buyers', 'Quem comprou sem conta', 'clientes.ver')
    .input(z.object({ busca: z.string().trim().min(2).max(100) }))
    .output(z.object({ itens: z.array(GuestBuyer) })),
}

export type GuestBuyer = z.infer<typeof GuestBuyer>
