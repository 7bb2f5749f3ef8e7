import type { Message } from '#contract/message.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { getProfile } from '../account/get-profile.ts'
import { askCode } from './ask-access.ts'

/** Sends a code to the account's own mailbox, for `proveOwner`. Refuses `LoginNecessario` and `TentativasDemais`. */
export async function sendOwnerCode(visit: Visit): Promise<{ mensagens: Message[] }> {
  const { email } = await getProfile(visit)
  await askCode(visit, { usuario: email })

  return { mensagens: [{ tipo: 'sucesso', mensagem: `Enviamos um código para ${email}.` }] }
}
