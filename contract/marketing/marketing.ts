import { oc } from '@orpc/contract'
import * as z from 'zod'
import { recordEvents } from '../events.ts'
import { Message } from '../message.ts'
import { REFUSALS } from '../refusals.ts'

const Said = z.object({ mensagens: z.array(Message) })

/** What stands in the links of the newsletter's mails. */
const Key = z.object({ chave: z.string().max(100) })

/** A signing up as forms send it (specification, section 7); only `email` has to be filled in. */
export const NewsletterSignup = z.object({
  /** The list: a number that the form holds. */
  idEvento: z.int32().positive().default(1),
  nome: z.string().trim().max(120).default(''),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email('Confira o e-mail: ele precisa ser como nome@exemplo.com.br.')),
  segmento: z.string().trim().min(1).max(60).optional(),
  /** The path of the page that the form stands on, kept with the consent. */
  origem: z.string().max(200).regex(/^\//).optional(),
})

export const marketing = {
  recordEvents,

  /**
   * Asks the address to confirm, by mail. The answer is the same whether it is new, waiting, confirmed or was here too
   * often: nobody learns who is known.
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

  /** Works once for each mail, for some days. Refuses `ChaveInvalida`. */
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

  /** Ends the mails to an address; saying so again changes nothing. Refuses `ChaveInvalida`. */
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
