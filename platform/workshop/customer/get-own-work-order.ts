import type { OwnWorkOrder } from '#contract/orders/workshop/own-work-orders.ts'
import { orderPath } from '#domain/order/order-path.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Bill, billsOf } from '#platform/orders/access/bills.ts'
import { readWorkOf } from '#platform/orders/lifecycle/order-work.ts'
import { readWorkOrder, toWorkOrder } from '../rows.ts'
import type { WorkOrderRow } from '../tables.ts'
import { openWorkOrder, type WorkOrderAccess } from './open-work-order.ts'

/**
 * Returns a work order as its customer sees it. The holder of its link sees no name once the link is old. Refuses as
 * `openWorkOrder` does.
 */
export async function getOwnWorkOrder(
  context: RequestContext,
  access: WorkOrderAccess,
): Promise<OwnWorkOrder> {
  const { ordem, link } = await openWorkOrder(context, access)
  const order = toWorkOrder(await readWorkOrder(context.db, ordem.id), link && (access.chave ?? null))
  const bills = await billsOf(
    context,
    order.orcamentos.flatMap(({ pedido }) => pedido?.id ?? []),
  )
  const now = context.now.toISOString()

  return {
    ...order,
    nome: link === 'old' ? '' : order.nome,
    mensagens: order.mensagens.map((each) =>
      link === 'old' && each.quem === 'cliente' ? { ...each, nome: '' } : each,
    ),
    orcamentos: order.orcamentos.map((quote) => ({
      ...quote,
      aberto: quote.situacao === 'enviado' && quote.validoAte > now,
      cobranca: billOf(bills.get(quote.pedido?.id ?? '')),
    })),
    paginaDoPedido: order.pedido && ordem.idCliente !== null ? orderPath(order.pedido.id) : null,
    enviado: await isSent(context, ordem),
    pedeDocumento: ordem.documento === '',
    pedeEmail: ordem.email === '',
  }
}

function billOf(bill: Bill | undefined): OwnWorkOrder['orcamentos'][number]['cobranca'] {
  return bill ? { url: bill.url, situacao: bill.situacao, titulo: bill.titulo } : null
}

async function isSent({ db }: RequestContext, { idPedido }: WorkOrderRow): Promise<boolean> {
  const order = idPedido === null ? undefined : await readWorkOf(db, idPedido)

  return order?.pedido.frete.tipo === 'entrega'
}
