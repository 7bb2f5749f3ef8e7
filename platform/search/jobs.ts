import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { reindex } from './reindex.ts'
import { refreshVocabulary } from './text/refresh-vocabulary.ts'

export const searchJobs: Job[] = [
  {
    name: 'search.refresh-vocabulary',
    // Nightly, for changes made while no node was running.
    schedule: '20 4 * * *',
    after: ['product', 'category', 'brand', 'brands'],
    run: ({ db }) => refreshVocabulary(db),
  },
  {
    name: 'search.reindex',
    // Nightly, for rows that a node of the old version wrote during a deployment.
    schedule: '50 4 * * *',
    atStart: true,
    run: ({ db }) => reindex(db),
  },
]
