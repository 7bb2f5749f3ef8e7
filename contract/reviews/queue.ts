import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Message } from '../message.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { Id } from './questions.ts'

/** `chave` is the key of the mail's link. */
const Which = z.object({ id: Id, chave: z.string().max(100).default('') })

/** A place in the queue for a sold-out SKU. */
const Place = z.object({
  produto: z.object({ nome: z.string(), url: z.string(), imagem: Picture }),
  /** The variant; empty if there is nothing to choose. */
  opcao: z.string(),
  /** When goods are expected, if the store knows it. */
  previsaoReposicao: z.iso.date().nullable(),
  /** `aConfirmar` does not count yet; a unit is held for `reservado`; `avisado` got its mail. */
  situacao: z.enum(['aConfirmar', 'esperando', 'reservado', 'avisado']),
  /** Until when the unit is held. */
  reservadoAte: z.iso.datetime().nullable(),
  /** The number in the queue, from 1; for `aConfirmar` that which it would get now. */
  lugar: z.int().positive(),
})

/** A place of the logged-in customer, with the key of its link. */
const OwnPlace = Place.extend({ id: Id, chave: z.string() })

const call = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['reviews'], summary }).errors(REFUSALS)

/** Places in the queue for what is sold out, for the holders of their keys. `ChaveInvalida` to everybody else. */
export const queue = {
  /** What the address of the logged-in customer waits for, and what is held for it; the latest first, at most 100. */
  ownPlaces: call('GET', '/v2/front/stock-queue', 'Os lugares na fila de quem entrou').output(
    z.object({ itens: z.array(OwnPlace) }),
  ),

  place: call('GET', '/v2/front/stock-queue/{id}', 'Um lugar na fila de um produto esgotado')
    .input(Which)
    .output(Place),

  confirmPlace: call('POST', '/v2/front/stock-queue/{id}/confirmation', 'Confirma um lugar na fila')
    .input(Which)
    .output(Place),

  /** Puts the held unit into the visitor's cart, for which it is held from then on. Refuses `EstoqueInsuficiente`. */
  takeUnit: call('POST', '/v2/front/stock-queue/{id}/cart', 'Põe no carrinho a unidade reservada')
    .input(Which)
    .output(z.object({ mensagens: z.array(Message) })),

  leavePlace: call('POST', '/v2/front/stock-queue/{id}/departure', 'Sai da fila')
    .input(Which)
    .output(z.object({ mensagens: z.array(Message) })),
}

export type OwnPlace = z.infer<typeof OwnPlace>
export type Place = z.infer<typeof Place>
