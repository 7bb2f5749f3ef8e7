import * as z from 'zod'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { purgeNewsletter } from './newsletter/purge-newsletter.ts'
import { sendNewsletterConfirmation } from './newsletter/send-newsletter-confirmation.ts'
import { sendNewsletterWelcome } from './newsletter/send-newsletter-welcome.ts'

const Subscription = z.object({ id: z.int().positive() })

export const sendNewsletterConfirmationJob: JobRequest<z.infer<typeof Subscription>> = {
  name: 'marketing.send-newsletter-confirmation',
  data: Subscription,
  run: sendNewsletterConfirmation,
}

export const sendNewsletterWelcomeJob: JobRequest<z.infer<typeof Subscription>> = {
  name: 'marketing.send-newsletter-welcome',
  data: Subscription,
  run: sendNewsletterWelcome,
}

export const newsletterJobs: Job[] = [
  sendNewsletterConfirmationJob,
  sendNewsletterWelcomeJob,
  { name: 'marketing.purge-newsletter', schedule: '40 3 * * *', run: purgeNewsletter },
]
