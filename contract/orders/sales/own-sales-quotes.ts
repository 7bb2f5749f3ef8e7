import { oc } from '@orpc/contract'
import * as z from 'zod'
import { AddressInput } from '../../customers/address.ts'
import { Centavos, StoredCentavos } from '../../money.ts'
import { REFUSALS } from '../../refusals.ts'
import { SalesQuote } from './sales-quote.ts'

const Typed = z.string().max(254)

/** `chave` opens it to whoever has its link; its logged-in customer needs none. */
const Which = z.object({ id: z.uuid(), chave: z.string().max(100).optional() })

/** What completes a quote on its acceptance; of what is known already, nothing is changed. */
export const AcceptanceInput = z.object({
  /** The version and the total that the buyer saw: another is not accepted. */
  versao: z.int32().positive(),
  total: StoredCentavos,
  /** Whether what is out of stock may be left out. */
  soDisponivel: z.boolean().default(false),
  nomeRazao: Typed.default(''),
  documento: Typed.default(''),
  celular: Typed.default(''),
  email: Typed.default(''),
  endereco: AddressInput.optional(),
})

/** A quote as its buyer sees it. */
const OwnSalesQuote = SalesQuote.extend({
  /** For whom it is; empty if the link is old. */
  nome: z.string(),
  /** The path of its order's page. */
  urlPedido: z.string().nullable(),
  /** What changed since the version before, as sentences; empty for the first one. */
  mudancas: z.array(z.string()),
  /** Who may make another version at today's prices: the buyer, or only the store. Null if nobody does. */
  renovacao: z.enum(['cliente', 'loja']).nullable(),
  /** When the buyer requested another version from the store. */
  renovacaoPedidaEm: z.iso.datetime().nullable(),
})

const OwnSalesQuoteRow = SalesQuote.pick({
  id: true,
  numero: true,
  situacao: true,
  validaAte: true,
  criadaEm: true,
}).extend({
  total: Centavos,
  /** The order that it became. */
  numeroPedido: z.int().nullable(),
  /** The path of its page. */
  url: z.string(),
})

const call = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['sales-quotes'], summary }).errors(REFUSALS)

/** Sales quotes, for the logged-in customer or the holder of a quote's key. `PropostaInexistente` to everybody else. */
export const ownSalesQuotes = {
  /** Quotes for the account of the logged-in customer, the newest first. */
  list: call('GET', '/v2/front/sales-quotes', 'As propostas de quem entrou').output(
    z.object({ itens: z.array(OwnSalesQuoteRow) }),
  ),

  /** The quote that an order was, for whoever may see the order; `url` opens it. */
  ofOrder: call('GET', '/v2/front/sales-quotes/order/{id}', 'A proposta de um pedido')
    .input(Which)
    .output(z.object({ proposta: z.object({ numero: z.int(), url: z.string() }).nullable() })),

  get: call('GET', '/v2/front/sales-quotes/{id}', 'Uma proposta').input(Which).output(OwnSalesQuote),

  /**
   * Makes a quote of the visitor's cart at its current prices, with the cheapest delivery to the CEP, or pickup without
   * one; writes to the buyer. Refuses `CarrinhoVazio`, `CamposInvalidos`, `TentativasDemais` and `PropostaNaoPermite`.
   */
  create: call('POST', '/v2/front/sales-quotes', 'Faz uma proposta da sacola')
    .input(z.object({ nome: Typed, email: Typed, cep: z.string().max(20).default('') }))
    .output(z.object({ id: z.uuid(), numero: z.int().positive(), chave: z.string() })),

  /**
   * Turns it into an order, once: repeated, the same order is returned. Refuses `PropostaNaoPermite`, `CamposInvalidos`,
   * `CompraMudou` with everything that is out of stock, and `LojaFechada`.
   */
  accept: call('POST', '/v2/front/sales-quotes/{id}/acceptance', 'Aceita uma proposta')
    .input(Which.extend(AcceptanceInput.shape))
    .output(z.object({ id: z.uuid(), numero: z.int().positive(), url: z.string() })),

  /**
   * Replaces a quote by a version at today's prices, with what is in stock; `feita` is false if only the store may, which is
   * notified. Refuses `PropostaNaoPermite` and `TentativasDemais`.
   */
  renew: call('POST', '/v2/front/sales-quotes/{id}/versions', 'Refaz uma proposta com os preços de hoje')
    .input(Which.extend({ versao: AcceptanceInput.shape.versao }))
    .output(z.object({ feita: z.boolean() })),
}

export type OwnSalesQuoteRow = z.infer<typeof OwnSalesQuoteRow>
export type OwnSalesQuote = z.infer<typeof OwnSalesQuote>
export type AcceptanceInput = z.infer<typeof AcceptanceInput>
