import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const Delivery = z.object({ id: z.uuid() })

/** Where deliveries wait; `jobs.ts` says what runs them. */
export const DELIVERY: Pick<JobRequest<z.infer<typeof Delivery>>, 'name' | 'data'> = {
  name: 'integrations.deliver',
  data: Delivery,
}
