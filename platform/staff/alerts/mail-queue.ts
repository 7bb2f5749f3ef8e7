import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const Batch = z.object({ id: z.int().positive(), lote: z.uuid() })

/** Mails the alerts of the batch `lote` to a staff member. */
export const STAFF_ALERTS_MAIL: Pick<JobRequest<z.infer<typeof Batch>>, 'name' | 'data'> = {
  name: 'staff.send-alerts',
  data: Batch,
}
