import { notifyRestock } from '#platform/catalog/stock/waiting/notify-restock.ts'
import { notifyRestockDates } from '#platform/catalog/stock/waiting/notify-restock-dates.ts'
import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { askForFollowUps } from './follow-ups/ask-for-follow-ups.ts'
import { inviteReviews } from './invitations/invite-reviews.ts'
import { endGoneRequests } from './requests/end-gone-requests.ts'
import { notifyPriceFalls } from './requests/prices/notify-price-falls.ts'
import { purgeRequests } from './requests/purge-requests.ts'
import {
  endRequestsOfProductJob,
  removePicturesJob,
  sendAnswerJob,
  sendBudgetJob,
  sendContactJob,
  sendFollowUpJob,
  sendGoneJob,
  sendInvitationJob,
  sendLostHoldJob,
  sendPlaceJob,
  sendPriceAlertsJob,
  sendPriceFallsJob,
  sendRestockDateJob,
  sendRestockJob,
} from './sent-jobs.ts'

export const reviewsJobs: Job[] = [
  sendInvitationJob,
  sendFollowUpJob,
  sendAnswerJob,
  sendPlaceJob,
  sendRestockJob,
  sendRestockDateJob,
  sendLostHoldJob,
  sendGoneJob,
  endRequestsOfProductJob,
  sendPriceAlertsJob,
  sendPriceFallsJob,
  sendBudgetJob,
  sendContactJob,
  removePicturesJob,
  {
    name: 'reviews.invite-reviews',
    // By day, when mails are read.
    schedule: '15 9-19 * * *',
    run: inviteReviews,
  },
  { name: 'reviews.ask-for-follow-ups', schedule: '25 9-19 * * *', run: askForFollowUps },
  {
    name: 'reviews.notify-restock',
    schedule: '*/5 * * * *',
    run: notifyRestock,
  },
  {
    name: 'reviews.notify-restock-dates',
    // By day, when mails are read.
    schedule: '35 9-19 * * *',
    run: notifyRestockDates,
  },
  {
    name: 'reviews.end-gone-requests',
    // By day, when mails are read.
    schedule: '50 9-19 * * *',
    run: endGoneRequests,
  },
  {
    name: 'reviews.notify-price-falls',
    // By day, when mails are read, and after prices that change at midnight or at the hour.
    schedule: '10 9-19 * * *',
    run: notifyPriceFalls,
  },
  { name: 'reviews.purge-requests', schedule: '40 4 * * *', run: purgeRequests },
]
