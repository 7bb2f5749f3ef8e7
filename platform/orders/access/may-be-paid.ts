import type { Order } from '#contract/orders/orders.ts'
import { MAX_CHARGES_BY_BUYER } from '../payment/max-charges.ts'

/** Whether its page lets the buyer pay the order: by an open charge, or by another try. */
export function mayBePaid({ direitos, formas, pagamentos }: Order): boolean {
  if (!direitos.pagar) return false
  const isOpen = pagamentos.some(({ situacao }) => situacao === 'pendente')

  return isOpen || (formas.length > 0 && pagamentos.length < MAX_CHARGES_BY_BUYER)
}
