import { oc } from '@orpc/contract'
import * as z from 'zod'
import { MAX_CENTAVOS } from '#domain/money/max-centavos.ts'
import { Message } from '../message.ts'
import { Centavos } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { Id, Subject, Typed, Writer } from './questions.ts'

/** `chave` is the key of the mail's link. */
const Which = z.object({ id: Id, chave: z.string().max(100).default('') })

const Answer = z.object({ mensagens: z.array(Message) })

/** What the form shows. `preco` is what one unit of the SKU costs now, with the promotions that apply to everybody. */
const Form = z.object({
  produto: Subject,
  precos: z.array(z.object({ id: z.int32(), preco: Centavos })),
  /** Whether the visitor is logged in. */
  identificado: z.boolean(),
})

const Own = z.object({
  avisos: z.array(
    z.object({
      id: z.int32().positive(),
      produto: z.object({ nome: z.string(), url: z.string(), imagem: Picture }),
      /** The variant; empty if there is nothing to choose. */
      opcao: z.string(),
      preco: Centavos,
      aVenda: z.boolean(),
      /** Only at this price or below; null is at any that is lower. */
      alvo: Centavos.nullable(),
      /** The price of the request, then of the last mail: a mail is sent when it costs less. */
      referencia: Centavos,
      confirmado: z.boolean(),
    }),
  ),
})

/** A SKU in the panel's list. */
export const WatchedPrice = z.object({
  idSku: z.int32(),
  sku: z.string(),
  produto: z.object({ id: z.int32(), nome: z.string(), url: z.string() }),
  opcao: z.string(),
  estoque: z.int().nonnegative(),
  precoPor: Centavos,
  esperando: z.int().positive(),
  /** How many of them wait for a certain price, and the lowest of these. */
  comValor: z.int().nonnegative(),
  menorValor: Centavos.nullable(),
})

const call = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['reviews'], summary }).errors(REFUSALS)

/** Alerts of falling prices. Links are for the holders of their keys, `ChaveInvalida` to everybody else. */
export const priceAlerts = {
  priceAlertForm: call('GET', '/v2/front/price-alerts/product/{idProduto}', 'O produto de um aviso de preço')
    .input(z.object({ idProduto: Id }))
    .output(Form),

  /**
   * One alert for each SKU and address, at most 30. That of a logged-in customer's own address counts at once, others once
   * the link of their mail is confirmed.
   */
  requestPriceAlert: call('POST', '/v2/front/price-alerts', 'Pede aviso quando o preço baixar')
    .input(
      z.object({
        idProduto: Id,
        idAtributoSimples: Id,
        email: Typed,
        site: Writer.site,
        alvo: Centavos.max(MAX_CENTAVOS).nullable().default(null),
      }),
    )
    .output(Answer),

  favouritePriceAlerts: call('POST', '/v2/front/price-alerts/favourites', 'Pede aviso dos favoritos').output(
    Answer,
  ),

  /** The link of the logged-in customer's own alerts. */
  ownPriceAlerts: call('GET', '/v2/front/price-alerts', 'O link dos próprios avisos de preço').output(
    z.object({ id: Id, chave: z.string() }),
  ),

  priceAlerts: call('GET', '/v2/front/price-alerts/{id}', 'Os avisos de preço de um endereço')
    .input(Which)
    .output(Own),

  confirmPriceAlert: call('POST', '/v2/front/price-alerts/{id}/confirmation', 'Confirma um aviso de preço')
    .input(Which.extend({ aviso: Id }))
    .output(Own),

  endPriceAlert: call('POST', '/v2/front/price-alerts/{id}/end', 'Encerra um aviso de preço')
    .input(Which.extend({ aviso: Id }))
    .output(Own),

  leavePriceAlerts: call('POST', '/v2/front/price-alerts/{id}/departure', 'Encerra todos os avisos de preço')
    .input(Which)
    .output(Answer),
}

export type PriceAlertForm = z.infer<typeof Form>
export type OwnPriceAlerts = z.infer<typeof Own>
export type WatchedPrice = z.infer<typeof WatchedPrice>
