import type { Order } from '#contract/orders.ts'
import { saoPauloClock } from '#domain/business-days-clock.ts'
import {
  lastDefectDay,
  lastWithdrawalDay,
  mayCancel,
  mayPay,
  mayReportDefect,
  mayWithdraw,
} from '#domain/order/order-rights.ts'
import { paymentOf } from './money-of-order.ts'
import type { AnyHeldOrder } from './rows.ts'

/**
 * What whoever bought may do now; `today` is a day (`YYYY-MM-DD`). With what was bought in another shop, people of the store help:
 * its money can't go back from here.
 */
export function rightsOf({ pedido, pagamentos }: AnyHeldOrder, today: string): Order['direitos'] {
  const { situacao, entregueEm, numeroAntigo } = pedido
  if (numeroAntigo !== null)
    return {
      pagar: false,
      cancelar: false,
      devolver: false,
      devolverAte: null,
      reclamar: false,
      reclamarAte: null,
    }
  const arrived = entregueEm && saoPauloClock(entregueEm).dia

  return {
    pagar: mayPay(situacao) && owesMoney({ pedido, pagamentos }),
    cancelar: mayCancel(situacao),
    devolver: arrived !== null && mayWithdraw(situacao, arrived, today),
    devolverAte: arrived && lastWithdrawalDay(arrived),
    reclamar: arrived !== null && mayReportDefect(situacao, arrived, today),
    reclamarAte: arrived && lastDefectDay(arrived),
  }
}

/** Not once money is here or a card is being looked at, though the order may not have been told yet. */
function owesMoney({ pedido, pagamentos }: AnyHeldOrder): boolean {
  const payment = paymentOf(pedido, pagamentos)

  return ['pendente', 'recusado', 'expirado', 'cancelado', 'pagoEmParte'].includes(payment)
}
