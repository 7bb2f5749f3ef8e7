import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { sendStringReminder } from './send-string-reminder.ts'

const Which = z.object({ id: z.int().positive() })

export const sendStringReminderJob: JobRequest<z.infer<typeof Which>> = {
  name: 'orders.send-string-reminder',
  data: Which,
  run: sendStringReminder,
}
