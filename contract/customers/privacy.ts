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

/**
 * Customers' rights under the LGPD (Lei 13.709/2018, art. 18): access and erasure. Both require a proof of identity.
 */
export const privacy = {
  /** All personal data of the customer, by module (art. 18, II and V). */
  exportData: call('/v2/front/client/data', 'Baixa os dados de quem entrou').output(
    z.record(z.string(), z.unknown()),
  ),

  /**
   * Erases the account (art. 18, VI); what the law requires to retain stays with the orders (art. 16, I). Refuses
   * `ContaComPedidoAberto`. The visitor gets a new anonymous session.
   */
  deleteAccount: call('/v2/front/client/removal', 'Exclui a conta de quem entrou').output(
    z.object({ mensagens: z.array(Message) }),
  ),
}
