import type * as z from 'zod'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { CART_REMINDER } from './abandoned-carts/cart-reminder.ts'
import { findAbandonedCarts } from './abandoned-carts/find-abandoned-carts.ts'
import { sendCartReminder } from './abandoned-carts/send-cart-reminder.ts'
import { purgeDrafts } from './draft/purge-drafts.ts'
import { purgeSales } from './internal-sales/purge-internal-sales.ts'
import { remindOfSalesQuotes } from './sales-quotes/mail/remind-of-sales-quotes.ts'
import { SALES_QUOTE_MAIL } from './sales-quotes/mail/sales-quote-mail.ts'
import { sendSalesQuoteMail } from './sales-quotes/mail/send-sales-quote-mail.ts'
import { purgeSalesQuotes } from './sales-quotes/personal-quotes.ts'

const sendCartReminderJob: JobRequest<z.infer<typeof CART_REMINDER.data>> = {
  ...CART_REMINDER,
  run: sendCartReminder,
}

const sendSalesQuoteMailJob: JobRequest<z.infer<typeof SALES_QUOTE_MAIL.data>> = {
  ...SALES_QUOTE_MAIL,
  run: sendSalesQuoteMail,
}

export const checkoutJobs: Job[] = [
  sendCartReminderJob,
  sendSalesQuoteMailJob,
  { name: 'checkout.find-abandoned-carts', schedule: '25 * * * *', run: findAbandonedCarts },
  { name: 'checkout.purge-sales', schedule: '40 4 * * *', run: purgeSales },
  { name: 'checkout.remind-of-sales-quotes', schedule: '10 9 * * *', run: remindOfSalesQuotes },
  { name: 'checkout.purge-sales-quotes', schedule: '55 4 * * *', run: purgeSalesQuotes },
  { name: 'checkout.purge-drafts', schedule: '35 4 * * *', run: purgeDrafts },
]
