import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Centavos } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { Cart, CartHash, MAX_QUANTIDADE } from './cart.ts'

/** The most SKUs that are saved beside a cart. */
export const MAX_GUARDADOS = 50

/** What was taken out of the cart to be decided on later. */
export const SavedItem = z.object({
  hash: CartHash,
  nome: z.string(),
  quantidade: z.int().min(1).max(MAX_QUANTIDADE),
  /** What the shop shows of it now; null where it is not in the shop any more. */
  produto: z
    .object({
      /** The product's page with this SKU chosen. */
      url: z.string(),
      imagem: Picture,
      atributos: z.array(z.object({ label: z.string(), valor: z.string() })),
      /** Of one unit, as read at this moment. */
      precoPor: Centavos,
      /** Whether it can be put into the cart now. */
      disponivel: z.boolean(),
    })
    .nullable(),
})

const Saved = z.object({ itens: z.array(SavedItem) })

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', summary: string) =>
  oc.route({ method, path: '/v2/front/checkout/saved', tags: ['cart'], summary }).errors(REFUSALS)

/**
 * Beside the cart, what is saved for later: of the customer on all devices, of a guest as long as the session. At most
 * `MAX_GUARDADOS`. The last saved comes first.
 */
export const savedItems = {
  list: call('GET', 'O que ficou guardado para depois').output(Saved),

  /** Moves a line out of the cart. Refuses `ItemInexistente` and `GuardadosDemais`. */
  save: call('POST', 'Guarda um item do carrinho para depois')
    .input(CartHash)
    .output(Saved.extend({ carrinho: Cart })),

  /** Moves it back into the cart. Refuses as adding to the cart does, and `ItemInexistente`; then it stays saved. */
  restore: call('PUT', 'Volta um item guardado ao carrinho')
    .input(CartHash)
    .output(Saved.extend({ carrinho: Cart })),

  /** What is not there changes nothing. */
  remove: call('DELETE', 'Tira um item dos guardados').input(CartHash).output(Saved),
}

export type SavedItem = z.infer<typeof SavedItem>
