import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes } from '../tables.ts'
import { carryDevice, rememberDevice } from './known-devices.ts'

type Move = { de: string; para: string; idCliente: number }

/** Notes that a customer came in by this browser, which goes on under the session `para`. */
export async function rememberCustomer(
  context: Pick<RequestContext, 'db' | 'agora' | 'ip'>,
  { de, para, idCliente }: Move,
): Promise<void> {
  const { db } = context
  const [account] = await db
    .select({ email: clientes.email, documento: clientes.documento })
    .from(clientes)
    .where(eq(clientes.id, idCliente))
  await carryDevice(db, { de, para })
  if (!account) return
  const { email, documento } = account
  await rememberDevice(
    { ...context, sessao: para },
    { kind: 'login', accounts: documento === null ? [email] : [email, documento] },
  )
}
