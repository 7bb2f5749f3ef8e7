import type { Job } from '#platform/jobs/job.ts'
import { refreshVocabulary } from './refresh-vocabulary.ts'

export const searchJobs: Job[] = [
  {
    name: 'search.refresh-vocabulary',
    // Each night, for what changed while no shop was there to hear of it.
    schedule: '20 4 * * *',
    after: /^(produto|categoria|marca):|^marcas$/,
    run: ({ db }) => refreshVocabulary(db),
  },
]
