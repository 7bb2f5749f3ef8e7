import { oc } from '@orpc/contract'
import * as z from 'zod'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { ClassRef } from '../customers/teaching/class-ref.ts'
import { REFUSALS } from '../refusals.ts'
import { Subject } from '../reviews/questions.ts'
import { Cart } from './cart.ts'
import { SavedItem } from './saved-items.ts'

/** Maximum number of lists of a shopper, and of items of a list. */
export const MAX_LISTAS = 20
export const MAX_ITENS_LISTA = 200

const Id = z.coerce.number().int().positive().max(2_147_483_647)
const Key = z.string().min(1).max(100)
const Name = z.string().max(200)
const Note = z.string().trim().max(200)
const Units = z.coerce.number().int().min(1).max(MAX_UNITS)

/** For teachers: their own lists for pupils, which take products from here too. */
const Classes = z.array(ClassRef)

const ListBrief = z.object({ id: z.int32(), nome: z.string(), itens: z.int().nonnegative() })

/** An item of a list, with the shop's current data. */
const ListItem = SavedItem.extend({ nota: z.string() })

const List = z.object({
  id: z.int32(),
  nome: z.string(),
  /** Of the link that shows it to others; null while it is not shared. */
  chave: z.string().nullable(),
  itens: z.array(ListItem).max(MAX_ITENS_LISTA),
  /** The shopper's other lists. */
  outras: z.array(ListBrief),
  turmas: Classes,
})

const SharedList = z.object({ nome: z.string(), itens: z.array(ListItem).max(MAX_ITENS_LISTA) })

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/v2/front/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['cart'], summary }).errors(REFUSALS)

/**
 * A shopper's own lists: a customer's on all devices, a guest's for the session, and in the account after a login.
 * Anybody else's list is refused as `ListaInexistente`.
 */
export const personalLists = {
  list: call('GET', '/v2/front/own-lists', 'As listas de quem compra').output(
    z.object({ listas: z.array(ListBrief).max(2 * MAX_LISTAS) }),
  ),

  /** A product to put into a list, and the lists. Refuses `ProdutoInexistente`. */
  choice: call('GET', '/v2/front/own-lists/choice', 'Um produto a pôr em uma lista')
    .input(z.object({ idProduto: Id }))
    .output(z.object({ produto: Subject, listas: z.array(ListBrief), turmas: Classes })),

  /** Of the same name as another, it is that one. Refuses `CamposInvalidos` and `ListasDemais`. */
  create: call('POST', '/v2/front/own-lists', 'Cria uma lista')
    .input(z.object({ nome: Name }))
    .output(z.object({ id: z.int32() })),

  get: call('GET', '/v2/front/own-lists/{id}', 'Uma lista de quem compra')
    .input(z.object({ id: Id }))
    .output(List),

  /** Refuses `CamposInvalidos`. */
  rename: call('PUT', '/v2/front/own-lists/{id}', 'Muda o nome de uma lista')
    .input(z.object({ id: Id, nome: Name }))
    .output(z.object({})),

  /** Idempotent. */
  delete: call('DELETE', '/v2/front/own-lists/{id}', 'Apaga uma lista')
    .input(z.object({ id: Id }))
    .output(z.object({})),

  /**
   * Adds an item, or changes quantity and note of one that is there; with `somar` the quantity is added to that of one that
   * is there, whose note stays unless there is a new one. Refuses `ProdutoInexistente` and `ItensDemais`.
   */
  put: call('PUT', '/v2/front/own-lists/{id}/items', 'Põe um produto em uma lista')
    .input(
      z.object({
        id: Id,
        idAtributoSimples: Id,
        quantidade: Units.default(1),
        nota: Note.default(''),
        somar: z.boolean().default(false),
      }),
    )
    .output(z.object({})),

  /** Idempotent. */
  remove: call('DELETE', '/v2/front/own-lists/{id}/items', 'Tira um produto de uma lista')
    .input(z.object({ id: Id, idAtributoSimples: Id }))
    .output(z.object({})),

  /** Moves an item to another list of the shopper. Refuses `ItensDemais`. */
  move: call('POST', '/v2/front/own-lists/{id}/moves', 'Passa um produto para outra lista')
    .input(z.object({ id: Id, idAtributoSimples: Id, para: Id }))
    .output(z.object({})),

  /** Shows the list to whoever has its link, until it is withdrawn; a new link is another. */
  share: call('PUT', '/v2/front/own-lists/{id}/share', 'Mostra uma lista por um link')
    .input(z.object({ id: Id }))
    .output(z.object({ chave: z.string() })),

  withdraw: call('DELETE', '/v2/front/own-lists/{id}/share', 'Encerra o link de uma lista')
    .input(z.object({ id: Id }))
    .output(z.object({})),

  /** Adds what is available to the cart; `mensagens` lists the rest. Refuses as adding to the cart does. */
  buy: call('POST', '/v2/front/own-lists/{id}/purchase', 'Põe uma lista na sacola')
    .input(z.object({ id: Id }))
    .output(Cart),

  /** Of a link. Refuses `ListaInexistente`. */
  shared: call('GET', '/v2/front/shared-lists/{chave}', 'Uma lista que alguém mostrou')
    .input(z.object({ chave: Key }))
    .output(SharedList),

  /** All of it, or one item. Refuses as `buy` does. */
  buyShared: call('POST', '/v2/front/shared-lists/{chave}/purchase', 'Põe na sacola o que alguém mostrou')
    .input(z.object({ chave: Key, idAtributoSimples: Id.optional() }))
    .output(Cart),
}

export type ListBrief = z.infer<typeof ListBrief>
export type ListItem = z.infer<typeof ListItem>
export type PersonalList = z.infer<typeof List>
