import * as z from 'zod'
import { ALERT_KINDS } from '#domain/staff/alerts.ts'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const Alert = z.object({
  tipo: z.enum(ALERT_KINDS),
  /** One sentence, without anybody's personal data. */
  texto: z.string().min(1),
  /** Where it is seen, below `/admin`. */
  caminho: z.string().startsWith('/'),
  /** The moment at which it happened. */
  em: z.iso.datetime(),
})

export type Alert = z.infer<typeof Alert>

/** Tells the people of the store who want to hear of it; `platform/staff/alerts/` finds out who they are. */
export const STAFF_ALERT: Pick<JobRequest<Alert>, 'name' | 'data'> = { name: 'staff.tell-alert', data: Alert }

/** Lets the store's people know of something, once the caller's transaction is committed and never if it rolls back. */
export async function alertStaff(
  tx: Database,
  { em, ...alert }: Omit<Alert, 'em'> & { em: Date },
): Promise<void> {
  await enqueue(tx, STAFF_ALERT, { ...alert, em: em.toISOString() })
}
