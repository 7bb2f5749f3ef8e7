import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('orders')

/** Somebody who bought without an account; `pedidos` counts their orders among those that were looked through. */
export const GuestBuyer = z.object({ email: z.string(), nome: z.string(), pedidos: z.int().positive() })

export const guestBuyers = {
  /** By words of name or e-mail; five at most, who bought last first. */
  guestBuyers: call('GET', '/orders/guest-buyers', 'Quem comprou sem conta', 'clientes.ver')
    .input(z.object({ busca: z.string().trim().min(2).max(100) }))
    .output(z.object({ itens: z.array(GuestBuyer) })),
}

export type GuestBuyer = z.infer<typeof GuestBuyer>
