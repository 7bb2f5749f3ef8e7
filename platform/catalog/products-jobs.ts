import type * as z from 'zod'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { APPLY_TEMPLATE, applyTemplate } from './collections/categories/apply-template.ts'
import { addComputedSounds, refreshComputedSounds } from './media/compute-sounds.ts'
import { COMPUTE_SOUNDS, REFRESH_SOUNDS } from './media/queues.ts'
import { applySchedules } from './product/status/apply-schedules.ts'

const template: JobRequest<z.infer<typeof APPLY_TEMPLATE.data>> = {
  ...APPLY_TEMPLATE,
  run: applyTemplate,
}

const sounds: JobRequest<{ id: number }> = { ...COMPUTE_SOUNDS, run: addComputedSounds }

const changedSounds: JobRequest<{ id: number }> = { ...REFRESH_SOUNDS, run: refreshComputedSounds }

export const productsJobs: Job[] = [
  { name: 'catalog.apply-schedules', schedule: '* * * * *', run: applySchedules },
  template,
  sounds,
  changedSounds,
]
