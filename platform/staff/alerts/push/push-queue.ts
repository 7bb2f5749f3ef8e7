import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const Push = z.object({
  /** Id of the device. */
  aparelho: z.string(),
  /** Id of the alert; null greets a new device. */
  aviso: z.int().positive().nullable(),
})

/** Sends an alert to one device. */
export const STAFF_PUSH: Pick<JobRequest<z.infer<typeof Push>>, 'name' | 'data'> = {
  name: 'staff.send-push',
  data: Push,
}
