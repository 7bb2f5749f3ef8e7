import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { expireCarts } from './ownership/expire-carts.ts'
import { remindOfClassLists } from './teaching/mail/remind-of-class-lists.ts'
import { sendClassReminderJob } from './teaching/mail/send-class-reminder.ts'
import { expireLists } from './wishlist/lists/move-lists.ts'

export const cartJobs: Job[] = [
  sendClassReminderJob,
  { name: 'cart.remind-of-class-lists', schedule: '15 9 * * *', run: remindOfClassLists },
  { name: 'cart.expire-carts', schedule: '15 4 * * *', run: expireCarts },
  { name: 'cart.expire-lists', schedule: '20 4 * * *', run: expireLists },
]
