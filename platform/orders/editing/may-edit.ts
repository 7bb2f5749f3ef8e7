import type { LockedOrder } from '../rows.ts'

/**
 * The limit of charges per order, those of edits included: each one extends the reservation of the goods. Buyers get
 * fewer (`pay-order.ts`).
 */
const MAX_CHARGES = 20

/** Whether the order can still be edited: it waits for payment, and no money has come. */
export function mayEdit({ pedido, pagamentos }: LockedOrder): boolean {
  return (
    pedido.situacao === 'aguardandoPagamento' &&
    pagamentos.length < MAX_CHARGES &&
    pagamentos.every(
      ({ recebido, situacao }) => recebido === 0 && situacao !== 'emAnalise' && situacao !== 'autorizado',
    )
  )
}
