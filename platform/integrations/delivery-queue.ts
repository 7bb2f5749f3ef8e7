import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const Delivery = z.object({ id: z.uuid() })

/** The queue of deliveries; `jobs.ts` has its handler. */
export const DELIVERY: Pick<JobRequest<z.infer<typeof Delivery>>, 'name' | 'data'> = {
  name: 'integrations.deliver',
  data: Delivery,
}
