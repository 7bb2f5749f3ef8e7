import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { OwnWorkOrderRow } from '#contract/orders/workshop/own-work-orders.ts'
import { workOrderPath } from '#domain/workshop/work-order-path.ts'
import { customerOfSession } from '#platform/customers/sessions/customer-of-session.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type OrderAccess, openOrderAs } from '#platform/orders/access/open-order.ts'
import { ordensServico as ordens } from '../tables.ts'
import { workOrderKey } from '../work-order-key.ts'

/** More than anybody brings; older ones are found by their mails. */
const MAX_LISTED = 100

/** Lists the work orders of the logged-in customer, the newest first. Refuses `LoginNecessario`. */
export async function listOwnWorkOrders(context: RequestContext): Promise<{ itens: OwnWorkOrderRow[] }> {
  const result = await context.db
    .select({ id: customerOfSession(sql`${context.sessao}::text`) })
    .from(sql`(select 1) visitor`)
  const idCliente = result[0]?.id ?? null
  if (idCliente === null) throw refuse('LoginNecessario')
  const rows = await read(context, eq(ordens.idCliente, idCliente))

  return { itens: rows.map((row) => toRow(row, workOrderPath(row.id))) }
}

/** Lists those of an order's lines. Refuses as `openOrder` does. */
export async function listWorkOrdersOfOrder(
  context: RequestContext,
  access: OrderAccess,
): Promise<{ itens: OwnWorkOrderRow[] }> {
  const { link } = await openOrderAs(context, access)
  const rows = await read(context, eq(ordens.idPedido, access.id))

  return {
    itens: rows.map((row) =>
      toRow(row, workOrderPath(row.id, link === null ? null : workOrderKey(context, row))),
    ),
  }
}

function read({ db }: RequestContext, where: SQL) {
  return db
    .select({
      id: ordens.id,
      numero: ordens.numero,
      semente: ordens.semente,
      instrumento: ordens.instrumento,
      situacao: ordens.situacao,
      previstaPara: ordens.previstaPara,
      criadoEm: ordens.criadoEm,
      posicao: ordens.posicao,
    })
    .from(ordens)
    .where(where)
    .orderBy(desc(ordens.criadoEm), ordens.posicao)
    .limit(MAX_LISTED)
}

function toRow(
  { semente: _, criadoEm, ...row }: Awaited<ReturnType<typeof read>>[number],
  url: string,
): OwnWorkOrderRow {
  return { ...row, criadoEm: criadoEm.toISOString(), url }
}
