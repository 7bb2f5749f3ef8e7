import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/**
 * Lets pages say again when the workshop has time, which moves on at midnight and at the hour from which payments count
 * for the next day.
 */
export async function refreshDays({ db }: JobContext): Promise<void> {
  await invalidateTags(db, [tags.workshopDays])
}
