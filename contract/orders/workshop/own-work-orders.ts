import { oc } from '@orpc/contract'
import * as z from 'zod'
import { REFUSALS } from '../../refusals.ts'
import { WorkOrder, WorkQuote } from './work-order.ts'

/** `chave` opens it to whoever has its link; its logged-in customer needs none. */
const Which = z.object({ id: z.uuid(), chave: z.string().max(100).optional() })

/** A work order as its customer sees it. */
const OwnWorkOrder = WorkOrder.extend({
  orcamentos: z.array(
    WorkQuote.extend({
      /** Whether it can be answered now. */
      aberto: z.boolean(),
      /** The order by which it is paid: the path of its page, and whether it is paid or cancelled. */
      cobranca: z
        .object({ url: z.string(), situacao: z.enum(['aPagar', 'paga', 'cancelada']), titulo: z.string() })
        .nullable(),
    }),
  ),
  /**
   * The path of its order's page, which opens after a login; null for a guest's, whose key is in the order's mails only: this
   * link shows neither address nor contacts.
   */
  paginaDoPedido: z.string().nullable(),
  /** Whether its order is sent to the customer, instead of being picked up like what was brought in. */
  enviado: z.boolean(),
  /** Whether a CPF or CNPJ has to come with an approval, for the payment. */
  pedeDocumento: z.boolean(),
  /** Whether an e-mail address has to come with it, which providers need. */
  pedeEmail: z.boolean(),
})

const OwnWorkOrderRow = z.object({
  id: z.uuid(),
  numero: z.int().positive(),
  instrumento: z.string(),
  situacao: WorkOrder.shape.situacao,
  previstaPara: WorkOrder.shape.previstaPara,
  criadoEm: z.iso.datetime(),
  /** Which of its order's items it is of, from 0; null for an instrument that was brought in. */
  posicao: z.int().nonnegative().nullable(),
  /** The path of its page. */
  url: z.string(),
})

const call = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['work-orders'], summary }).errors(REFUSALS)

/**
 * Instruments in the workshop, for the logged-in customer or the holder of a work order's key. `OrdemInexistente` to
 * everybody else.
 */
export const ownWorkOrders = {
  list: call(
    'GET',
    '/v2/front/work-orders',
    'As ordens de serviço de quem entrou, a mais nova primeiro',
  ).output(z.object({ itens: z.array(OwnWorkOrderRow) })),

  /** Whether pages of the account lead to the workshop: the store has one, or had an instrument of whoever logged in. */
  shown: call('GET', '/v2/front/work-orders/shown', 'Se a conta leva à oficina').output(
    z.object({ mostra: z.boolean() }),
  ),

  /** Of an order's lines; refuses `PedidoInexistente` as `orders.get` does. */
  ofOrder: call('GET', '/v2/front/work-orders/order/{id}', 'As ordens de serviço de um pedido')
    .input(Which)
    .output(z.object({ itens: z.array(OwnWorkOrderRow) })),

  get: call('GET', '/v2/front/work-orders/{id}', 'Uma ordem de serviço').input(Which).output(OwnWorkOrder),

  /**
   * Approves a quote, once: its order is created, unless it is free. Refuses `OrdemNaoPermite` for one that expired, was
   * withdrawn or refused, and `CamposInvalidos` without the document and the e-mail address that the payment needs.
   */
  approve: call('POST', '/v2/front/work-orders/{id}/approval', 'Aprova um orçamento')
    .input(
      Which.extend({
        orcamento: z.uuid(),
        documento: z.string().max(20).default(''),
        email: z.string().max(254).default(''),
      }),
    )
    .output(OwnWorkOrder),

  /** Refuses `OrdemNaoPermite` for a quote that was withdrawn or approved. */
  refuse: call('POST', '/v2/front/work-orders/{id}/refusal', 'Recusa um orçamento')
    .input(Which.extend({ orcamento: z.uuid(), resposta: z.string().trim().max(1000).default('') }))
    .output(OwnWorkOrder),

  /**
   * Requests another quote in place of one that expired, by a message; once for each. Refuses `OrdemNaoPermite` for a quote
   * that is open or was answered or withdrawn, and `TentativasDemais`.
   */
  requestQuote: call('POST', '/v2/front/work-orders/{id}/quote-request', 'Pede outro orçamento')
    .input(Which.extend({ orcamento: z.uuid() }))
    .output(OwnWorkOrder),

  /** Refuses `TentativasDemais`. */
  message: call('POST', '/v2/front/work-orders/{id}/messages', 'Escreve para a oficina')
    .input(Which.extend({ texto: z.string().trim().min(1, 'Escreva a mensagem.').max(2000) }))
    .output(OwnWorkOrder),
}

export type OwnWorkOrder = z.infer<typeof OwnWorkOrder>
export type OwnWorkOrderRow = z.infer<typeof OwnWorkOrderRow>
