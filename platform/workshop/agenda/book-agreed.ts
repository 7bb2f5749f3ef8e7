import { and, eq, max, sum } from 'drizzle-orm'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { workOf } from '#domain/workshop/line-services.ts'
import { bookMore } from '#platform/catalog/services/capacity/book-work.ts'
import type { Work, WorkPlan } from '#platform/catalog/services/capacity/work-plan.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { followWork } from '../follow-work.ts'
import { ordensOrcamentos as orcamentos, ordensServico as ordens, type WorkOrderRow } from '../tables.ts'

/**
 * Books time for what was approved of a locked work order and has none yet, and promises the day on which it is ready.
 * `dias`: business days beyond the work of what was approved last.
 */
export async function bookApproved(
  context: RequestContext,
  ordem: WorkOrderRow,
  dias: number,
): Promise<void> {
  const { minutos } = await agreedWork(context.db, ordem)
  const booked = await bookMore(context, { idOrdem: ordem.id, minutos, dias })
  await promise(context, ordem, booked)
}

/**
 * Books time again for a work order that is back on the bench: what was given back when it was ready. What was worked
 * until then stays counted: if that was all and the promised day has passed, no day is promised until staff do it.
 */
export async function bookReopened(context: RequestContext, ordem: WorkOrderRow): Promise<void> {
  const work = await agreedWork(context.db, ordem)
  const booked = await bookMore(context, { idOrdem: ordem.id, ...work })
  await promise(context, ordem, booked, saoPauloClock(context.now).dia)
}

/** What the workshop does for a work order: of an order, its line's services, and all approved quotes. */
async function agreedWork(db: Database, ordem: WorkOrderRow): Promise<Work> {
  const [approved] = await db
    .select({ minutos: sum(orcamentos.minutos).mapWith(Number), dias: max(orcamentos.dias) })
    .from(orcamentos)
    .where(and(eq(orcamentos.idOrdem, ordem.id), eq(orcamentos.situacao, 'aprovado')))
  const { minutos, dias } = workOf([ordem])

  return { minutos: minutos + (approved?.minutos ?? 0), dias: Math.max(dias, approved?.dias ?? 0) }
}

/** The latest day holds; a day that was promised is never moved forward. `from`: no earlier day is promised. */
async function promise(
  context: RequestContext,
  ordem: WorkOrderRow,
  booked: WorkPlan | null,
  from = '',
): Promise<void> {
  const previstaPara =
    [ordem.previstaPara, booked?.pronta ?? null]
      .filter((day) => day !== null && day >= from)
      .toSorted()
      .at(-1) ?? null
  await context.db.update(ordens).set({ previstaPara }).where(eq(ordens.id, ordem.id))
  if (ordem.idPedido !== null) await followWork(context, ordem.idPedido)
}
