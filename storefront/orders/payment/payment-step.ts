import type { Order } from '#contract/orders/orders.ts'

/**
 * What the shopper has to do to pay, or null for nothing: `making` and `confirming` wait for the provider;
 * `challenge` wants the shopper to confirm with the card's bank; `declined`, `expired` and `choose` need another attempt.
 */
export type PaymentStep =
  | 'making'
  | 'pix'
  | 'boleto'
  | 'challenge'
  | 'confirming'
  | 'declined'
  | 'expired'
  | 'choose'

type PaymentState = Pick<Order, 'situacao' | 'direitos' | 'pagamentos'>

/** The step after the newest payment attempt. */
export function paymentStep({ situacao, direitos, pagamentos }: PaymentState): PaymentStep | null {
  if (situacao !== 'aguardandoPagamento') return null
  const [last] = pagamentos
  if (last?.situacao === 'pendente' && last.cartao?.desafio) return 'challenge'
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

/** How often to poll the payment, in ms; null if no change is expected. */
export function pollInterval(order: PaymentState): number | null {
  const step = paymentStep(order)
  if (step === 'making' || step === 'confirming' || step === 'challenge') return 2_000
  if (step === 'pix') return 4_000

  return step === 'boleto' || order.situacao === 'pagamentoEmAnalise' ? 30_000 : null
}
