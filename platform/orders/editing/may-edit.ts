import { MAX_CHARGES_BY_STAFF } from '../payment/max-charges.ts'
import type { LockedOrder } from '../rows.ts'

/** Whether the order can still be edited: it waits for payment, and no money has come. */
export function mayEdit({ pedido, pagamentos }: LockedOrder): boolean {
  return (
    pedido.situacao === 'aguardandoPagamento' &&
    pagamentos.length < MAX_CHARGES_BY_STAFF &&
    pagamentos.every(
      ({ recebido, situacao }) => recebido === 0 && situacao !== 'emAnalise' && situacao !== 'autorizado',
    )
  )
}
