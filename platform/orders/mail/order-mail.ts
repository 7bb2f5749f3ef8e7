import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

/** What a shopper is written about an order. */
export const OrderMailKind = z.enum([
  'recebido',
  'instrucoesPix',
  'instrucoesBoleto',
  'pagamentoAprovado',
  'pagamentoRecusado',
  'pagoEmParte',
  'pagoDepoisDoPrazo',
  'enviado',
  'prontoParaRetirada',
  'entregue',
  'cancelado',
  'estornado',
  'devolucaoSolicitada',
  'devolvido',
  'alterado',
])

const OrderMail = z.object({
  idPedido: z.uuid(),
  tipo: OrderMailKind,
  /** Names a wish of the store's people to have it sent again. */
  vez: z.string().max(120).optional(),
})

/**
 * Asks for a mail about an order, in the transaction of what it tells. Asked twice for the same news, it is sent once; what is
 * no longer true when it would leave is not sent.
 */
export const ORDER_MAIL: Pick<JobRequest<z.infer<typeof OrderMail>>, 'name' | 'data'> = {
  name: 'orders.send-order-mail',
  data: OrderMail,
}

export type OrderMailKind = z.infer<typeof OrderMailKind>
