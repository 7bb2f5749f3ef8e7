import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes } from '../tables.ts'
import { moveDevice, rememberDevice } from './known-devices.ts'

type Move = { from: string; to: string; idCliente: number }

/** Records that a customer logged in from this browser, whose new session is `to`. */
export async function rememberCustomer(
  context: Pick<RequestContext, 'db' | 'now' | 'ip'>,
  { from, to, idCliente }: Move,
): Promise<void> {
  const { db } = context
  const [account] = await db
    .select({ email: clientes.email, documento: clientes.documento })
    .from(clientes)
    .where(eq(clientes.id, idCliente))
  await moveDevice(db, { from, to })
  if (!account) return
  const { email, documento } = account
  await rememberDevice(
    { ...context, sessao: to },
    { kind: 'login', accounts: documento === null ? [email] : [email, documento] },
  )
}
