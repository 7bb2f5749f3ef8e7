import type { Order } from '#contract/orders/orders.ts'
import {
  lastDefectDay,
  lastWithdrawalDay,
  mayCancel,
  mayPay,
  mayReportDefect,
  mayWithdraw,
} from '#domain/order/order-rights.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { paymentOf } from '../payment/order-money.ts'
import type { AnyLockedOrder } from '../rows.ts'

/**
 * What whoever bought may do now, by the days to return goods that were promised at the purchase. With what was bought in another
 * shop, people of the store help: its money can't go back from here.
 */
export function rightsOf(
  { agora, settings }: Pick<RequestContext, 'agora' | 'settings'>,
  { pedido, pagamentos }: AnyLockedOrder,
): Order['direitos'] {
  const today = saoPauloClock(agora).dia
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
  const dias = promisedReturnDays(pedido, settings)
  const arrived = entregueEm && saoPauloClock(entregueEm).dia

  return {
    pagar: mayPay(situacao) && owesMoney({ pedido, pagamentos }),
    cancelar: mayCancel(situacao),
    devolver: arrived !== null && mayWithdraw(situacao, { entregueEm: arrived, today, dias }),
    devolverAte: arrived && lastWithdrawalDay(arrived, dias),
    reclamar: arrived !== null && mayReportDefect(situacao, arrived, today),
    reclamarAte: arrived && lastDefectDay(arrived),
  }
}

/** Days to return goods: what the store offers is part of the contract (CDC, art. 30), so a later setting takes nothing away. */
export function promisedReturnDays(
  { devolucaoDias }: { devolucaoDias: number | null },
  settings: RequestContext['settings'],
): number {
  return devolucaoDias ?? settings.devolucao.dias
}

/** Not once money is here or a card is being looked at, though the order may not have been told yet. */
function owesMoney({ pedido, pagamentos }: AnyLockedOrder): boolean {
  const payment = paymentOf(pedido, pagamentos)

  return ['pendente', 'recusado', 'expirado', 'cancelado', 'pagoEmParte'].includes(payment)
}
