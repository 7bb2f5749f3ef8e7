import type { InvoicePayment } from '#domain/order/invoice/invoice-payment.ts'
import type { OrderRows } from '../rows.ts'

/** How an order was paid, for its invoice; of a card, what the provider reported. */
export function invoicePaymentOf({ pedido, pagamentos }: OrderRows): InvoicePayment {
  const { metodo } = pedido
  if (metodo !== 'cartao') return { metodo }
  const dados = pagamentos.findLast(({ situacao }) => situacao === 'pago')?.dados
  const card = dados?.metodo === 'cartao' ? dados : null

  return { metodo, bandeira: card?.bandeira ?? '', autorizacao: card?.autorizacao ?? null }
}
