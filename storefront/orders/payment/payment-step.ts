import type { Order } from '#contract/orders/orders.ts'

/**
 * What the shopper has to do about the money now, or null for nothing: `making` and `confirming` are the provider's turn,
 * `declined`, `expired` and `choose` ask for another try.
 */
export type PaymentStep = 'making' | 'pix' | 'boleto' | 'confirming' | 'declined' | 'expired' | 'choose'

type Standing = Pick<Order, 'situacao' | 'direitos' | 'pagamentos'>

/** By the newest attempt. */
export function paymentStep({ situacao, direitos, pagamentos }: Standing): PaymentStep | null {
  if (situacao !== 'aguardandoPagamento') return null
  const [last] = pagamentos
  if (!direitos.pagar) return 'confirming'
  switch (last?.situacao) {
    case 'pendente':
      if (last.metodo === 'cartao') return 'confirming'
      if (last.pix) return 'pix'
      return last.boleto ? 'boleto' : 'making'
    case 'recusado':
      return 'declined'
    case 'expirado':
    case 'cancelado':
      return 'expired'
    case 'emAnalise':
    case 'autorizado':
      return 'confirming'
    default:
      return 'choose'
  }
}

/** How often to ask whether something has come of it, in milliseconds; null where nothing is awaited. */
export function pollInterval(order: Standing): number | null {
  const step = paymentStep(order)
  if (step === 'making' || step === 'confirming') return 2_000
  if (step === 'pix') return 4_000

  return step === 'boleto' || order.situacao === 'pagamentoEmAnalise' ? 30_000 : null
}
