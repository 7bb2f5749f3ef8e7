import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { deliver } from './deliver.ts'
import { DELIVERY } from './delivery-queue.ts'
import { purgeDeliveries } from './purge-deliveries.ts'

const deliverJob: JobRequest<{ id: string }> = { ...DELIVERY, run: deliver }

export const integrationsJobs: Job[] = [
  deliverJob,
  { name: 'integrations.purge-deliveries', schedule: '40 4 * * *', run: purgeDeliveries },
]
