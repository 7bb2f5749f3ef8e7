import type { LockedOrder } from '../rows.ts'

/** As many charges as an order gets (`pay-order.ts`): each keeps the goods from others for another while. */
const MAX_CHARGES = 20

/** Whether what is bought can still change: while the order waits for all of its money. */
export function mayEdit({ pedido, pagamentos }: LockedOrder): boolean {
  return (
    pedido.situacao === 'aguardandoPagamento' &&
    pagamentos.length < MAX_CHARGES &&
    pagamentos.every(
      ({ recebido, situacao }) => recebido === 0 && situacao !== 'emAnalise' && situacao !== 'autorizado',
    )
  )
}
