import type * as z from 'zod'
import type { AskedJob, Job } from '#platform/jobs/job.ts'
import { CART_REMINDER } from './cart-reminder.ts'
import { findAbandonedCarts } from './find-abandoned-carts.ts'
import { purgeDrafts } from './purge-drafts.ts'
import { purgeSales } from './purge-sales.ts'
import { sendCartReminder } from './send-cart-reminder.ts'

const sendCartReminderJob: AskedJob<z.infer<typeof CART_REMINDER.data>> = {
  ...CART_REMINDER,
  run: sendCartReminder,
}

export const checkoutJobs: Job[] = [
  sendCartReminderJob,
  { name: 'checkout.find-abandoned-carts', schedule: '25 * * * *', run: findAbandonedCarts },
  { name: 'checkout.purge-sales', schedule: '40 4 * * *', run: purgeSales },
  { name: 'checkout.purge-drafts', schedule: '35 4 * * *', run: purgeDrafts },
]
