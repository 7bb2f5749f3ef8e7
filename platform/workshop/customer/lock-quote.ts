import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { lockWithOrder } from '../change-work-order.ts'
import { ordensOrcamentos as orcamentos, type QuoteRow, type WorkOrderRow } from '../tables.ts'
import type { WorkOrderAccess } from './open-work-order.ts'

/** A quote's id, and what opens its work order. */
export type QuoteAccess = WorkOrderAccess & { orcamento: string }

/** Locks a work order, and reads one of its quotes. Refuses `OrdemInexistente`, also for another work order's quote. */
export async function lockQuote(
  tx: Database,
  { id, orcamento }: QuoteAccess,
): Promise<{ ordem: WorkOrderRow; quote: QuoteRow }> {
  const ordem = await lockWithOrder(tx, id)
  const [quote] = await tx
    .select()
    .from(orcamentos)
    .where(and(eq(orcamentos.id, orcamento), eq(orcamentos.idOrdem, id)))
  if (!quote) throw refuse('OrdemInexistente')

  return { ordem, quote }
}
