import { eq, or } from 'drizzle-orm'
import type { User } from '#contract/customers/customers.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getUser } from '../sessions/get-user.ts'
import { customerOf } from '../sessions/require-customer.ts'
import { sessoes } from '../tables.ts'
import { moveDevice } from '../tries/known-devices.ts'

/** Ends the session, or with `todas` all sessions of its customer. The visitor gets a new, anonymous session. */
export async function logOut(context: RequestContext, { todas }: { todas: boolean }): Promise<User> {
  const { db, sessao, renewSession } = context
  if (sessao === null) return getUser(context)

  return renewSession(async (newSession) => {
    const idCliente = todas ? await customerOf(context) : null
    const ended = idCliente === null ? [] : [eq(sessoes.idCliente, idCliente)]
    await moveDevice(db, { from: sessao, to: newSession })
    await db.delete(sessoes).where(or(eq(sessoes.hash, sessao), ...ended))

    return getUser({ ...context, sessao: newSession })
  })
}
