import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { SETTLE_CARD } from '../queues.ts'
import { cartoesGuardados } from './tables.ts'

/** Takes all stored cards away from a customer; a job removes each at its provider. */
export async function eraseCards(tx: Database, idCliente: number): Promise<void> {
  const removed = await tx
    .update(cartoesGuardados)
    .set({ idCliente: null })
    .where(eq(cartoesGuardados.idCliente, idCliente))
    .returning({ id: cartoesGuardados.id })
  for (const card of removed) await enqueue(tx, SETTLE_CARD, card)
}
