import { eq, sql } from 'drizzle-orm'
import { type LinkStage, linkStage } from '#domain/order/link-stage.ts'
import { customerOfSession } from '#platform/customers/sessions/customer-of-session.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { ordensServico as ordens, type WorkOrderRow } from '../tables.ts'
import { workOrderKey } from '../work-order-key.ts'

/** A work order's id, and the key that opens it without a login. */
export type WorkOrderAccess = { id: string; chave?: string | undefined }

/**
 * Returns a work order to its customer and to the holder of its key, with the stage of the link; null for the customer.
 * Refuses `OrdemInexistente` to everybody else, so that nobody learns whether it exists, and `LinkVencido`.
 */
export async function openWorkOrder(
  context: Pick<RequestContext, 'db' | 'sessao' | 'signLink' | 'now'>,
  { id, chave }: WorkOrderAccess,
): Promise<{ ordem: WorkOrderRow; link: LinkStage | null }> {
  const [found] = await context.db
    .select({ ordem: ordens, idVisitante: customerOfSession(sql`${context.sessao}::text`) })
    .from(ordens)
    .where(eq(ordens.id, id))
  if (!found) throw refuse('OrdemInexistente')
  const { ordem, idVisitante } = found
  if (ordem.idCliente !== null && ordem.idCliente === idVisitante) return { ordem, link: null }
  if (chave === undefined || !sameSecret(chave, workOrderKey(context, ordem)))
    throw refuse('OrdemInexistente')
  const link = linkStage({ desde: ordem.alteradoEm, now: context.now })
  if (link === 'over') throw refuse('LinkVencido')

  return { ordem, link }
}
