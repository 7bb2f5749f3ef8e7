import { eq } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { instrumentosClientes as instrumentos } from '../tables.ts'

/** Withdraws the consent to all reminders of the customer who got this one. Refuses `ChaveInvalida`. */
export async function leaveReminders(
  { db }: Pick<RequestContext, 'db'>,
  { key }: { key: string },
): Promise<{ mensagens: Message[] }> {
  const [row] = await db
    .select({ idCliente: instrumentos.idCliente })
    .from(instrumentos)
    .where(eq(instrumentos.chaveHash, keyHash(key)))
  if (!row) throw refuse('ChaveInvalida')
  await db.update(instrumentos).set({ lembrarDesde: null }).where(eq(instrumentos.idCliente, row.idCliente))

  return {
    mensagens: [{ tipo: 'sucesso', mensagem: 'Pronto: não lembramos mais você de trocar as cordas.' }],
  }
}
