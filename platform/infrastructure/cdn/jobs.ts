import * as z from 'zod'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { SHARED_AGE_S } from './port.ts'

/**
 * Repeats a purge that failed, with increasing pauses, until it succeeds or the cache stores nothing from before it any
 * more. `desde` is when it was due first.
 */
export const purgeAgain: JobRequest<{ chaves: string[]; desde: string }> = {
  name: 'cdn.purge-again',
  data: z.object({
    chaves: z
      .array(z.string().regex(/^[a-z0-9]{1,20}$/))
      .min(1)
      .max(256),
    desde: z.iso.datetime(),
  }),
  async run({ purgeCdn, now }, { chaves, desde }) {
    if (now.getTime() - new Date(desde).getTime() > SHARED_AGE_S * 1000) return
    await purgeCdn(chaves)
  },
}

export const cdnJobs: Job[] = [purgeAgain]
