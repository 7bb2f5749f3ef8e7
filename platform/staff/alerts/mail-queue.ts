import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const Batch = z.object({ id: z.int().positive(), lote: z.uuid() })

/** Mails to somebody of the store what was gathered for them under the name of `lote`. */
export const STAFF_ALERTS_MAIL: Pick<JobRequest<z.infer<typeof Batch>>, 'name' | 'data'> = {
  name: 'staff.send-alerts',
  data: Batch,
}
