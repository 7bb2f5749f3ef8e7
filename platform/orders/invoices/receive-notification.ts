import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { openInvoiceCredentials } from './account/credentials.ts'
import { idOfRef } from './notes/note-rows.ts'
import type { InvoiceEnvironment } from './port.ts'
import { ADVANCE_NOTE } from './queues.ts'
import { contasNfe, notasFiscais } from './tables.ts'

const Notification = z.object({ ref: z.string().max(100) })

/**
 * Receives a notification of the service: only which invoice it is about counts, which is then read from the service
 * itself, so that nothing depends on the order or the number of notifications. Returns false for a wrong secret. Throws
 * a `ZodError` or `SyntaxError` for what is no notification.
 */
export async function receiveNotification(
  { db, now, secrets }: Pick<RequestContext, 'db' | 'now' | 'secrets'>,
  { ambiente, secret, body }: { ambiente: InvoiceEnvironment; secret: string; body: string },
): Promise<boolean> {
  const [account] = await db.select().from(contasNfe).where(eq(contasNfe.ambiente, ambiente))
  if (!account || !sameSecret(secret, openInvoiceCredentials(secrets, account).segredoAvisos)) return false
  const { ref } = Notification.parse(JSON.parse(body))
  const id = idOfRef(ref)
  // Of another system that issues with the same account.
  if (id === null) return true
  await db.transaction(async (tx) => {
    const [note] = await tx
      .update(notasFiscais)
      .set({ conferirEm: now })
      .where(and(eq(notasFiscais.id, id), eq(notasFiscais.ambiente, ambiente)))
      .returning({ idNota: notasFiscais.id })
    if (note) await enqueue(tx, ADVANCE_NOTE, note)
  })

  return true
}
