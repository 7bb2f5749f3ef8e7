import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const Push = z.object({
  /** The device. */
  aparelho: z.string(),
  /** The alert; null to greet a device that was just added. */
  aviso: z.int().positive().nullable(),
})

/** Sends an alert to one device. */
export const STAFF_PUSH: Pick<JobRequest<z.infer<typeof Push>>, 'name' | 'data'> = {
  name: 'staff.send-push',
  data: Push,
}
