import * as z from 'zod'
import type { AskedJob } from '#platform/infrastructure/jobs/job.ts'

const Delivery = z.object({ id: z.uuid() })

/** Where deliveries wait; `jobs.ts` says what runs them. */
export const DELIVERY: Pick<AskedJob<z.infer<typeof Delivery>>, 'name' | 'data'> = {
  name: 'integrations.deliver',
  data: Delivery,
}
