import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { storedServer } from './stored-server.ts'

/** Where the store's mail leaves: `servidor` is host and port, null if mails go to files; `remetente` the sender. */
export type MailOrigin = { servidor: string | null; remetente: string }

/** Whether the environment names the SMTP server: then the panel's is not used. */
export function isSetByEnvironment({ environment }: Pick<RequestContext, 'environment'>): boolean {
  return environment.correio.servidor !== null
}

/** Returns the SMTP server and sender that are in use: the environment's, or those of the panel. */
export async function mailOrigin(context: Pick<RequestContext, 'db' | 'environment'>): Promise<MailOrigin> {
  const { correio } = context.environment
  if (isSetByEnvironment(context)) return correio
  const row = await storedServer(context.db)

  return row ? { servidor: `${row.maquina}:${row.porta}`, remetente: row.remetente } : correio
}
