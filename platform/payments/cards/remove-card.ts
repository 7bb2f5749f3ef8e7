import { and, eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { SETTLE_CARD } from '../queues.ts'
import { cartoesGuardados } from './tables.ts'

/**
 * Takes a stored card away from its customer at once; a job removes it at the provider. Refuses `CartaoInexistente`,
 * also for a card of somebody else's.
 */
export async function removeCard(
  { db }: Pick<RequestContext, 'db'>,
  { id, idCliente }: { id: string; idCliente: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [removed] = await tx
      .update(cartoesGuardados)
      .set({ idCliente: null })
      .where(and(eq(cartoesGuardados.id, id), eq(cartoesGuardados.idCliente, idCliente)))
      .returning({ id: cartoesGuardados.id })
    if (!removed) throw refuse('CartaoInexistente')
    await enqueue(tx, SETTLE_CARD, removed)
  })
}
