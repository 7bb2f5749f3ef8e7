import * as z from 'zod'
import { ALERT_KINDS } from '#domain/staff/alerts.ts'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const Alert = z.object({
  tipo: z.enum(ALERT_KINDS),
  /** One sentence, without personal data. */
  texto: z.string().min(1),
  /** Path of the page that shows it, below `/admin`. */
  caminho: z.string().startsWith('/'),
  /** When it happened. */
  em: z.iso.datetime(),
})

export type Alert = z.infer<typeof Alert>

/** Notifies the staff who subscribed to it; `platform/staff/alerts/` finds out who they are. */
export const STAFF_ALERT: Pick<JobRequest<Alert>, 'name' | 'data'> = {
  name: 'staff.record-alert',
  data: Alert,
}

/** Notifies staff of an event, once the caller's transaction has committed. */
export async function alertStaff(
  tx: Database,
  { em, ...alert }: Omit<Alert, 'em'> & { em: Date },
): Promise<void> {
  await enqueue(tx, STAFF_ALERT, { ...alert, em: em.toISOString() })
}
