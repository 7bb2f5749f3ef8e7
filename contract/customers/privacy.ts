import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Message } from '../message.ts'
import { REFUSALS } from '../refusals.ts'
import { Proof } from './account.ts'

const call = (path: `/${string}`, summary: string) =>
  oc
    .route({ method: 'POST', path, tags: ['privacy'], summary })
    .input(Proof)
    .errors(REFUSALS)

/** What the LGPD (Lei 13.709/2018, art. 18) gives customers: to know what is kept of them, and to be forgotten. Both ask for a proof. */
export const privacy = {
  /** All that is kept of the customer, area by area (art. 18, II and V). */
  exportData: call('/v2/front/client/data', 'Baixa os dados de quem entrou').output(
    z.record(z.string(), z.unknown()),
  ),

  /**
   * Ends the account (art. 18, VI); what law obliges to keep stays with the orders (art. 16, I). Refuses
   * `ContaComPedidoAberto`. The visitor goes on as nobody, under another session.
   */
  deleteAccount: call('/v2/front/client/removal', 'Exclui a conta de quem entrou').output(
    z.object({ mensagens: z.array(Message) }),
  ),
}
