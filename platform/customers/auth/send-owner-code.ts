import type { Message } from '#contract/message.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getProfile } from '../account/get-profile.ts'
import { requestCode } from './request-access.ts'

/** Sends a code to the account's own e-mail, for `proveOwner`. Refuses `LoginNecessario` and `TentativasDemais`. */
export async function sendOwnerCode(context: RequestContext): Promise<{ mensagens: Message[] }> {
  const { email } = await getProfile(context)
  await requestCode(context, { usuario: email })

  return { mensagens: [{ tipo: 'sucesso', mensagem: `Enviamos um código para ${email}.` }] }
}
