import { and, eq, isNotNull } from 'drizzle-orm'
import { formatBRL } from '#domain/money/format-money.ts'
import { paidForServices } from '#domain/workshop/paid-for-services.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { billsOf } from '#platform/orders/access/bills.ts'
import { flagOrder } from '#platform/orders/attention/flag-order.ts'
import { readWorkOf, refuseUnpaid } from '#platform/orders/lifecycle/order-work.ts'
import { readWorkOrder } from '../rows.ts'
import { ordensOrcamentos as orcamentos, type WorkOrderRow } from '../tables.ts'

/** Flags the order of services that are not done after all with what to give back for them, if they cost anything. */
export async function flagCancelledWork(
  context: Pick<RequestContext, 'db' | 'now'>,
  ordem: WorkOrderRow,
): Promise<void> {
  const { idPedido, numero, servicos } = ordem
  const paid = await paidInOrder(context.db, ordem)
  if (idPedido === null || paid === 0) return
  const names = servicos.map(({ nome }) => nome).join(', ')
  await flagOrder(
    context,
    idPedido,
    `A oficina cancelou o serviço da ordem ${numero} (${names}): devolva ${formatBRL(paid)}.`,
  )
}

/** Refuses `ServicoAPagar` while a bill of a work order is unpaid. */
export async function refuseUnpaidBills(
  context: Pick<RequestContext, 'db' | 'signLink'>,
  id: string,
): Promise<void> {
  const { orcamentos: quotes } = await readWorkOrder(context.db, id)
  const bills = await billsOf(
    context,
    quotes.flatMap(({ idPedido }) => idPedido ?? []),
  )
  refuseUnpaid(
    quotes.flatMap(({ idPedido, numeroPedido, total }) =>
      idPedido !== null && numeroPedido !== null && bills.get(idPedido)?.situacao === 'aPagar'
        ? [{ id: idPedido, numero: numeroPedido, total }]
        : [],
    ),
  )
}

/** What was paid for the work of a work order: in its order, and by bills that nobody has refunded. In centavos. */
export async function paidForWork(
  context: Pick<RequestContext, 'db' | 'signLink'>,
  ordem: WorkOrderRow,
): Promise<number> {
  const { db } = context
  const billed = await db
    .select({ total: orcamentos.total, idPedido: orcamentos.idPedido })
    .from(orcamentos)
    .where(and(eq(orcamentos.idOrdem, ordem.id), isNotNull(orcamentos.idPedido)))
  const bills = await billsOf(
    context,
    billed.flatMap(({ idPedido }) => idPedido ?? []),
  )
  const paid = billed.filter(({ idPedido }) => bills.get(idPedido ?? '')?.situacao === 'paga')

  return paid.reduce((sum, { total }) => sum + total, await paidInOrder(db, ordem))
}

async function paidInOrder(db: Database, { idPedido, posicao }: WorkOrderRow): Promise<number> {
  if (idPedido === null || posicao === null) return 0
  const rows = await readWorkOf(db, idPedido)
  const item = rows?.itens[posicao]

  return rows?.pedido.pagoEm && item ? paidForServices(item, rows.pedido.metodo === 'pix') : 0
}
