import { eq } from 'drizzle-orm'
import type { AttributionNote } from '#contract/customers/customers.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { sessoes } from '../tables.ts'
import { keepSession, requireSession } from './session.ts'

/** Keeps with the session where the visit came from: the latest campaign counts. An order takes it along. */
export async function noteAttribution(visit: Visit, note: AttributionNote): Promise<{ sucesso: true }> {
  const sessao = requireSession(visit)
  await visit.db.transaction(async (tx) => {
    await keepSession(tx, sessao, visit.agora)
    await tx
      .update(sessoes)
      .set({ atribuicao: { ...note, data: visit.agora.toISOString() } })
      .where(eq(sessoes.hash, sessao))
  })

  return { sucesso: true }
}
