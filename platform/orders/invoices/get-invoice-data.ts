import { goodsAdjustments } from '#domain/order/invoice/goods-adjustments.ts'
import { invoiceData } from '#domain/order/invoice/invoice-data.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type OrderAccess, openOrderAs } from '../access/open-order.ts'
import { toOrder } from '../access/to-order.ts'
import { type AnyOrderRows, requireGoods } from '../rows.ts'
import { invoicePaymentOf } from './invoice-payment-of.ts'

/**
 * Returns the data for the NF-e of an order, with its buyer. Refuses `LoginNecessario` to someone who only has its
 * link, `PedidoInexistente` to other customers, and `PedidoDeOutraLoja`: that shop issued its own NF-e.
 */
export async function getInvoiceData(
  context: RequestContext,
  access: OrderAccess,
): Promise<Record<string, unknown>> {
  const { rows, link } = await openOrderAs(context, access)
  if (link !== null) throw refuse('LoginNecessario')

  return invoiceDataOf(context, rows)
}

/** The NF-e data of an order that is already loaded. */
export function invoiceDataOf(context: RequestContext, rows: AnyOrderRows): Record<string, unknown> {
  requireGoods(rows)
  const { settings } = context
  const { numero, comprador, endereco, frete } = rows.pedido
  const { itens } = toOrder(context, rows)

  return invoiceData({
    numero,
    comprador,
    endereco,
    loja: { ...settings.loja, ...settings.fiscal },
    itens: rows.itens.map((item, i) => ({
      ...item,
      ajustes: goodsAdjustments({ ...item, ajustes: itens[i]?.ajustes ?? [] }),
    })),
    frete: { valor: frete.valor, transportadora: rows.envios[0]?.transportadora || frete.label },
    pagamento: invoicePaymentOf(rows),
  })
}
