import * as z from 'zod'
import type { AskedJob } from '#platform/jobs/job.ts'
import { removePictures } from './remove-pictures.ts'
import { sendAnswer } from './send-answer.ts'
import { sendBudget } from './send-budget.ts'
import { sendInvitation } from './send-invitation.ts'
import { sendRestock } from './send-restock.ts'

const Which = z.object({ id: z.int().positive() })
const Pictures = z.object({ arquivos: z.array(z.string()), hashes: z.array(z.string()) })
const WhichBudget = Which.extend({ copia: z.boolean() })

export const sendInvitationJob: AskedJob<z.infer<typeof Which>> = {
  name: 'reviews.send-invitation',
  data: Which,
  run: sendInvitation,
}

export const sendAnswerJob: AskedJob<z.infer<typeof Which>> = {
  name: 'reviews.send-answer',
  data: Which,
  run: sendAnswer,
}

export const sendRestockJob: AskedJob<z.infer<typeof Which>> = {
  name: 'reviews.send-restock',
  data: Which,
  run: sendRestock,
}

export const sendBudgetJob: AskedJob<z.infer<typeof WhichBudget>> = {
  name: 'reviews.send-budget',
  data: WhichBudget,
  run: sendBudget,
}

export const removePicturesJob: AskedJob<z.infer<typeof Pictures>> = {
  name: 'reviews.remove-pictures',
  data: Pictures,
  run: removePictures,
}
