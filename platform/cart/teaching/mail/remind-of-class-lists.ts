import { markEndingLists } from '#platform/customers/teaching/lists/mark-ending-lists.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { sendClassReminderJob } from './send-class-reminder.ts'

/** Has teachers written to once for each list, some days before its last one. */
export async function remindOfClassLists({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const list of await markEndingLists(tx, now)) await enqueue(tx, sendClassReminderJob, list)
  })
}
