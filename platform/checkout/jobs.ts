import type * as z from 'zod'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { CART_REMINDER } from './abandoned-carts/cart-reminder.ts'
import { findAbandonedCarts } from './abandoned-carts/find-abandoned-carts.ts'
import { sendCartReminder } from './abandoned-carts/send-cart-reminder.ts'
import { purgeDrafts } from './draft/purge-drafts.ts'
import { purgeSales } from './internal-sales/purge-internal-sales.ts'

const sendCartReminderJob: JobRequest<z.infer<typeof CART_REMINDER.data>> = {
  ...CART_REMINDER,
  run: sendCartReminder,
}

export const checkoutJobs: Job[] = [
  sendCartReminderJob,
  { name: 'checkout.find-abandoned-carts', schedule: '25 * * * *', run: findAbandonedCarts },
  { name: 'checkout.purge-sales', schedule: '40 4 * * *', run: purgeSales },
  { name: 'checkout.purge-drafts', schedule: '35 4 * * *', run: purgeDrafts },
]
