import { and, eq } from 'drizzle-orm'
import type { Session } from '#contract/customers/account.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sessoes } from '../tables.ts'
import { listSessions } from './list-sessions.ts'
import { requireCustomer } from './require-customer.ts'

/** Ends one of the account's sessions, and returns the others. Refuses `LoginNecessario` and `SessaoInexistente`. */
export async function endSession(
  context: RequestContext,
  { id }: { id: string },
): Promise<{ sessoes: Session[] }> {
  const idCliente = await requireCustomer(context)
  const ended = await context.db
    .delete(sessoes)
    .where(and(eq(sessoes.id, id), eq(sessoes.idCliente, idCliente)))
    .returning({ hash: sessoes.hash })
  if (ended.length === 0) throw refuse('SessaoInexistente')

  return ended[0]?.hash === context.sessao ? { sessoes: [] } : listSessions(context)
}
