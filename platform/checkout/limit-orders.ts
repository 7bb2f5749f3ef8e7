import { countTry } from '#platform/customers/tries/count-try.ts'
import { visitorNetwork } from '#platform/customers/tries/targets.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { NewOrder } from '#platform/orders/lifecycle/create-order.ts'
import { unpaidUnits } from '#platform/orders/payment/unpaid-units.ts'

/** The most unpaid units of one buyer over several orders. A single order may have more. */
const MAX_UNPAID_UNITS = 40

type Bounded = Pick<NewOrder, 'sessao' | 'vendedor' | 'comprador' | 'pagamento'> & { id: string }

/**
 * Limits the orders of one buyer, in the transaction of a new one (`id`), so that only completed orders count. Internal
 * sales are not limited. Refuses `TentativasDemais` and `PedidosSemPagamento`.
 */
export async function limitOrders(context: RequestContext, order: Bounded): Promise<void> {
  const { sessao, vendedor, comprador, pagamento } = order
  if (vendedor !== null) return
  const { email, documento } = comprador
  if (visitorNetwork(context.ip) !== '') await boundUnpaid(context.db, order)
  await countTry(context, 'order', [
    `email:${email.toLowerCase()}`,
    `documento:${documento}`,
    `sessao:${sessao}`,
  ])
  if (pagamento.metodo === 'cartao') await countTry(context, 'card', sessao)
}

async function boundUnpaid(tx: Database, { id, comprador }: Bounded): Promise<void> {
  const { email, documento } = comprador
  const { other, own } = await unpaidUnits(tx, { id, email, documento })
  if (other > 0 && other + own > MAX_UNPAID_UNITS) throw refuse('PedidosSemPagamento')
}
