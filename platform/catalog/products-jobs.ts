import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { APPLY_TEMPLATE, applyTemplate } from './collections/categories/apply-template.ts'
import { applySchedules } from './product/status/apply-schedules.ts'

const template: JobRequest<{ idCategoria: number; depois: number }> = {
  ...APPLY_TEMPLATE,
  run: applyTemplate,
}

export const productsJobs: Job[] = [
  { name: 'catalog.apply-schedules', schedule: '* * * * *', run: applySchedules },
  template,
]
