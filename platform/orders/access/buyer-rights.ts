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
 * What a buyer may do with an order now, by the return period promised at the purchase. For orders from another shop
 * the staff helps: that money can't be refunded from here.
 */
export function rightsOf(
  { now, settings }: Pick<RequestContext, 'now' | 'settings'>,
  { pedido, pagamentos }: AnyLockedOrder,
): Order['direitos'] {
  const today = saoPauloClock(now).dia
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
    // Whether the work has begun is the workshop's to say.
    cancelar: !pedido.deServicos && mayCancel(situacao),
    devolver: arrived !== null && mayWithdraw(situacao, { entregueEm: arrived, today, dias }),
    devolverAte: arrived && lastWithdrawalDay(arrived, dias),
    reclamar: arrived !== null && mayReportDefect(situacao, arrived, today),
    reclamarAte: arrived && lastDefectDay(arrived),
  }
}

/**
 * Return period in days. What the store offers is part of the contract (CDC, art. 30), so a later setting doesn't
 * shorten it.
 */
export function promisedReturnDays(
  { devolucaoDias }: { devolucaoDias: number | null },
  settings: RequestContext['settings'],
): number {
  return devolucaoDias ?? settings.devolucao.dias
}

/** False once money has come or a card is under review, even if the order's situation doesn't show it yet. */
function owesMoney({ pedido, pagamentos }: AnyLockedOrder): boolean {
  const payment = paymentOf(pedido, pagamentos)

  return ['pendente', 'recusado', 'expirado', 'cancelado', 'pagoEmParte'].includes(payment)
}
