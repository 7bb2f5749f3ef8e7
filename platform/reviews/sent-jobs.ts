import * as z from 'zod'
import {
  GONE_MAIL,
  GONE_PRODUCT,
  LOST_HOLD_MAIL,
  RESTOCK_DATE_MAIL,
  RESTOCK_MAIL,
} from '#platform/catalog/stock/waiting/restock-mail.ts'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { sendFollowUp } from './follow-ups/send-follow-up.ts'
import { sendInvitation } from './invitations/send-invitation.ts'
import { sendAnswer } from './questions/send-answer.ts'
import { endRequestsOfProduct } from './requests/end-gone-requests.ts'
import { sendPriceAlerts, sendPriceFalls } from './requests/prices/send-price-mails.ts'
import { sendLostHold } from './requests/queue/send-lost-hold.ts'
import { sendPlace } from './requests/queue/send-place.ts'
import { sendRestockDate } from './requests/queue/send-restock-date.ts'
import { sendBudget } from './requests/send-budget.ts'
import { sendContact } from './requests/send-contact.ts'
import { sendGone } from './requests/send-gone.ts'
import { sendRestock } from './requests/send-restock.ts'
import { removePictures } from './reviews/remove-pictures.ts'

const Which = z.object({ id: z.int().positive() })
const Pictures = z.object({ arquivos: z.array(z.string()), hashes: z.array(z.string()) })
const WhichCopy = Which.extend({ copia: z.boolean() })

export const sendInvitationJob: JobRequest<z.infer<typeof Which>> = {
  name: 'reviews.send-invitation',
  data: Which,
  run: sendInvitation,
}

export const sendFollowUpJob: JobRequest<z.infer<typeof Which>> = {
  name: 'reviews.send-follow-up',
  data: Which,
  run: sendFollowUp,
}

export const sendAnswerJob: JobRequest<z.infer<typeof Which>> = {
  name: 'reviews.send-answer',
  data: Which,
  run: sendAnswer,
}

export const sendRestockJob: JobRequest<z.infer<typeof Which>> = {
  ...RESTOCK_MAIL,
  run: sendRestock,
}

const Alerts = Which.extend({ sku: z.int().positive() })
const Falls = Which.extend({
  avisos: z.array(z.object({ id: z.int().positive(), preco: z.int(), antes: z.int() })),
})

export const sendPriceAlertsJob: JobRequest<z.infer<typeof Alerts>> = {
  name: 'reviews.send-price-alerts',
  data: Alerts,
  run: sendPriceAlerts,
}

export const sendPriceFallsJob: JobRequest<z.infer<typeof Falls>> = {
  name: 'reviews.send-price-falls',
  data: Falls,
  run: sendPriceFalls,
}

export const sendLostHoldJob: JobRequest<z.infer<typeof Which>> = {
  ...LOST_HOLD_MAIL,
  run: sendLostHold,
}

export const sendGoneJob: JobRequest<z.infer<typeof GONE_MAIL.data>> = {
  ...GONE_MAIL,
  run: sendGone,
}

export const endRequestsOfProductJob: JobRequest<z.infer<typeof GONE_PRODUCT.data>> = {
  ...GONE_PRODUCT,
  run: endRequestsOfProduct,
}

export const sendRestockDateJob: JobRequest<z.infer<typeof RESTOCK_DATE_MAIL.data>> = {
  ...RESTOCK_DATE_MAIL,
  run: sendRestockDate,
}

export const sendPlaceJob: JobRequest<z.infer<typeof Which>> = {
  name: 'reviews.send-place',
  data: Which,
  run: sendPlace,
}

export const sendBudgetJob: JobRequest<z.infer<typeof WhichCopy>> = {
  name: 'reviews.send-budget',
  data: WhichCopy,
  run: sendBudget,
}

export const removePicturesJob: JobRequest<z.infer<typeof Pictures>> = {
  name: 'reviews.remove-pictures',
  data: Pictures,
  run: removePictures,
}

export const sendContactJob: JobRequest<z.infer<typeof WhichCopy>> = {
  name: 'reviews.send-contact',
  data: WhichCopy,
  run: sendContact,
}
