import { createHmac } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import * as z from 'zod'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { type FreightPlace, findAccount, openKeys } from '#platform/shipping/accounts/account-rows.ts'
import { pedidosEtiquetas } from '../../tables.ts'
import { FOLLOW_LABEL } from './label-queue.ts'

type ReceiveNotificationInput = { ambiente: FreightPlace; body: string; signature: string }

/**
 * Receives a notification of Melhor Envio, which only says that something happened to a label: a job asks what, so that
 * order and number of notifications do not matter. Returns false if the sender is not authentic, or the account has no
 * secret. One about no label of ours, as the trial when an address is entered there, is authentic and nothing to us.
 */
export async function receiveNotification(
  { db, secrets, now }: RequestContext,
  { ambiente, body, signature }: ReceiveNotificationInput,
): Promise<boolean> {
  const account = await findAccount(db, ambiente)
  const segredo = account ? openKeys(secrets, account).segredo : ''
  if (segredo === '' || !isAuthentic(body, signature, segredo)) return false
  const { data } = Notification.safeParse(jsonOf(body))
  const idProvedor = data?.data.id
  if (idProvedor === undefined) return true
  await db.transaction(async (tx) => {
    const known = await tx
      .update(pedidosEtiquetas)
      .set({ conferirEm: now })
      .where(
        and(
          eq(pedidosEtiquetas.ambiente, ambiente),
          eq(pedidosEtiquetas.idProvedor, idProvedor),
          isNotNull(pedidosEtiquetas.conferirEm),
        ),
      )
      .returning({ id: pedidosEtiquetas.id })
    for (const label of known) await enqueue(tx, FOLLOW_LABEL, label)
  })

  return true
}

const Notification = z.object({ data: z.object({ id: z.string().min(1).max(60) }) })

/**
 * `X-ME-Signature` is the HMAC-SHA256 of the body under the application's secret. The documentation does not say how its
 * bytes are written; integrations read both base64 and hex.
 */
function isAuthentic(body: string, signature: string, segredo: string): boolean {
  const digest = createHmac('sha256', segredo).update(body).digest()

  return (['base64', 'hex'] as const).some((writing) => sameSecret(signature, digest.toString(writing)))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
