import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { reindex } from './reindex.ts'
import { refreshVocabulary } from './text/refresh-vocabulary.ts'

export const searchJobs: Job[] = [
  {
    name: 'search.refresh-vocabulary',
    // Each night, for what changed while no shop was there to hear of it.
    schedule: '20 4 * * *',
    after: ['product', 'category', 'brand', 'brands'],
    run: ({ db }) => refreshVocabulary(db),
  },
  {
    name: 'search.reindex',
    // Each night, for what a node of the older version wrote while the shop was brought up to date.
    schedule: '50 4 * * *',
    atStart: true,
    run: ({ db }) => reindex(db),
  },
]
