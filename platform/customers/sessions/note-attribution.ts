import { eq } from 'drizzle-orm'
import type { AttributionNote } from '#contract/customers/customers.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sessoes } from '../tables.ts'
import { requireSession, storeSession } from './session.ts'

/** Keeps with the session where the visit came from: the latest campaign counts. An order takes it along. */
export async function noteAttribution(
  context: RequestContext,
  note: AttributionNote,
): Promise<{ sucesso: true }> {
  const sessao = requireSession(context)
  await context.db.transaction(async (tx) => {
    await storeSession(tx, sessao, context.agora)
    await tx
      .update(sessoes)
      .set({ atribuicao: { ...note, data: context.agora.toISOString() } })
      .where(eq(sessoes.hash, sessao))
  })

  return { sucesso: true }
}
