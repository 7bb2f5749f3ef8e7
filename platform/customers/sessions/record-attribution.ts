import { eq } from 'drizzle-orm'
import type { AttributionNote } from '#contract/customers/customers.ts'
import { impersonalPath } from '#domain/urls/impersonal-path.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sessoes } from '../tables.ts'
import { requireSession, storeSession } from './session.ts'

/** Stores in the session where the visitor came from; the latest campaign wins. Orders copy it. */
export async function recordAttribution(
  context: RequestContext,
  note: AttributionNote,
): Promise<{ sucesso: true }> {
  const sessao = requireSession(context)
  await context.db.transaction(async (tx) => {
    await storeSession(tx, sessao, context.now)
    await tx
      .update(sessoes)
      .set({
        atribuicao: { ...note, pagina: impersonalPath(note.pagina), data: context.now.toISOString() },
      })
      .where(eq(sessoes.hash, sessao))
  })

  return { sucesso: true }
}
