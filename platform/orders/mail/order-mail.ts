import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

/** The kinds of mail about an order. */
export const OrderMailKind = z.enum([
  'recebido',
  'instrucoesPix',
  'instrucoesBoleto',
  'pagamentoAprovado',
  'pagamentoRecusado',
  'pagoEmParte',
  'pagoDepoisDoPrazo',
  'encomendaEnviada',
  'enviado',
  'prontoParaRetirada',
  'entregue',
  'cancelado',
  'estornado',
  'devolucaoSolicitada',
  'devolvido',
  'alterado',
  'linkDePagamento',
  'passaporteEmitido',
])

const OrderMail = z.object({
  idPedido: z.uuid(),
  tipo: OrderMailKind,
  /** The parcel that a mail about one is about; its newest if left out. */
  volume: z.int().positive().optional(),
  /** The idempotency key of sending it again by hand. */
  vez: z.string().max(120).optional(),
})

/**
 * The job that sends a mail about an order; enqueue it in the transaction of the change. Enqueued twice for the same
 * change, it is sent once; a mail that no longer applies when it runs is not sent.
 */
/** Seconds that the payment provider has to answer before a mail that depends on it is written. */
export const MAIL_AFTER = 5

export const ORDER_MAIL: Pick<JobRequest<z.infer<typeof OrderMail>>, 'name' | 'data'> = {
  name: 'orders.send-order-mail',
  data: OrderMail,
}

export type OrderMailKind = z.infer<typeof OrderMailKind>

/** Those that the store may send again. A passport's names what no other has: afterwards, the order's others do. */
export const ResendableMail = OrderMailKind.exclude(['passaporteEmitido'])

export type ResendableMail = z.infer<typeof ResendableMail>
