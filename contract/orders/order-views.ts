import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'

const call = adminCall('orders')

/** A saved view: a filtered list of orders under a name. */
const SavedView = z.object({
  id: z.int32().positive(),
  nome: z.string(),
  /** The query of the list's address, without its page. */
  consulta: z.string(),
})

/** The caller's saved views of the order list. */
export const orderViews = {
  views: call('GET', '/orders/views', 'As próprias visões da lista', 'pedidos.ver').output(
    z.object({ visoes: z.array(SavedView) }),
  ),

  /** Replaces the view with that name, if there is one. */
  saveView: call('POST', '/orders/views', 'Guarda uma visão da lista', 'pedidos.ver')
    .input(z.object({ nome: z.string().trim().min(1).max(60), consulta: z.string().max(500) }))
    .output(z.object({ visoes: z.array(SavedView) })),

  removeView: call('DELETE', '/orders/views/{id}', 'Apaga uma visão da lista', 'pedidos.ver')
    .input(z.object({ id: PathId }))
    .output(z.object({ visoes: z.array(SavedView) })),
}

export type SavedView = z.infer<typeof SavedView>
