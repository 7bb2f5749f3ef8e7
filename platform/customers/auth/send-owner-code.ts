import type { Message } from '#contract/message.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getProfile } from '../account/get-profile.ts'
import { askCode } from './ask-access.ts'

/** Sends a code to the account's own mailbox, for `proveOwner`. Refuses `LoginNecessario` and `TentativasDemais`. */
export async function sendOwnerCode(context: RequestContext): Promise<{ mensagens: Message[] }> {
  const { email } = await getProfile(context)
  await askCode(context, { usuario: email })

  return { mensagens: [{ tipo: 'sucesso', mensagem: `Enviamos um código para ${email}.` }] }
}
