import { oc } from '@orpc/contract'
import * as z from 'zod'
import { WRONG_EMAIL } from '#domain/customer/read-email.ts'
import { recordEvents } from '../events.ts'
import { Message } from '../message.ts'
import { REFUSALS } from '../refusals.ts'

const Said = z.object({ mensagens: z.array(Message) })

/** Key in the links of newsletter mails. */
const Key = z.object({ chave: z.string().max(100) })

/** A newsletter sign-up as forms send it (specification, section 7); only `email` is required. */
export const NewsletterSignup = z.object({
  /** The list, a number in the form. */
  idEvento: z.int32().positive().default(1),
  nome: z.string().trim().max(120).default(''),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email(WRONG_EMAIL)),
  segmento: z.string().trim().min(1).max(60).optional(),
  /** The path of the form's page, stored with the consent. */
  origem: z.string().max(200).regex(/^\//).optional(),
})

export const marketing = {
  recordEvents,

  /**
   * Sends a confirmation mail. The response is the same for a new, unconfirmed, confirmed or rate-limited address, so
   * that it does not reveal subscriptions.
   */
  subscribeNewsletter: oc
    .route({
      method: 'POST',
      path: '/v2/front/newsletter',
      tags: ['marketing'],
      summary: 'Inscreve um e-mail na newsletter',
    })
    .input(NewsletterSignup)
    .output(Said),

  /** Works once per mail, for a few days. Refuses `ChaveInvalida`. */
  confirmNewsletter: oc
    .route({
      method: 'POST',
      path: '/v2/front/newsletter/confirmation',
      tags: ['marketing'],
      summary: 'Confirma a inscrição na newsletter',
    })
    .input(Key)
    .errors(REFUSALS)
    .output(Said),

  /** Unsubscribes an address; idempotent. Refuses `ChaveInvalida`. */
  leaveNewsletter: oc
    .route({
      method: 'POST',
      path: '/v2/front/newsletter/cancellation',
      tags: ['marketing'],
      summary: 'Cancela a inscrição na newsletter',
    })
    .input(Key)
    .errors(REFUSALS)
    .output(Said),
}

export type NewsletterSignup = z.infer<typeof NewsletterSignup>
