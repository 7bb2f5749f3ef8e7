import { oc } from '@orpc/contract'
import * as z from 'zod'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { Centavos } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { Cart, CartHash } from './cart.ts'

/** Maximum number of SKUs saved for later. */
export const MAX_GUARDADOS = 50

/** An item saved for later. */
export const SavedItem = z.object({
  hash: CartHash,
  nome: z.string(),
  quantidade: z.int().min(1).max(MAX_UNITS),
  /** The shop's current data; null if the shop no longer has the item. */
  produto: z
    .object({
      /** The product's page with this SKU selected. */
      url: z.string(),
      imagem: Picture,
      atributos: z.array(z.object({ label: z.string(), valor: z.string() })),
      /** Current price of one unit; null if it is on request. */
      precoPor: Centavos.nullable(),
      /** Whether it can be added to the cart now. */
      disponivel: z.boolean(),
    })
    .nullable(),
})

const Saved = z.object({ itens: z.array(SavedItem) })

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', summary: string) =>
  oc.route({ method, path: '/v2/front/checkout/saved', tags: ['cart'], summary }).errors(REFUSALS)

/**
 * Items saved for later: a customer's on all devices, a guest's for the session. At most `MAX_GUARDADOS`, newest first.
 */
export const savedItems = {
  list: call('GET', 'O que ficou guardado para depois').output(Saved),

  /** Moves a line out of the cart. Refuses `ItemInexistente` and `GuardadosDemais`. */
  save: call('POST', 'Guarda um item do carrinho para depois')
    .input(CartHash)
    .output(Saved.extend({ carrinho: Cart })),

  /** Moves an item back to the cart. Refuses as adding to the cart does, and `ItemInexistente`; then it stays saved. */
  restore: call('PUT', 'Volta um item guardado ao carrinho')
    .input(CartHash)
    .output(Saved.extend({ carrinho: Cart })),

  /** Idempotent: removing a missing item changes nothing. */
  remove: call('DELETE', 'Tira um item dos guardados').input(CartHash).output(Saved),
}

export type SavedItem = z.infer<typeof SavedItem>
