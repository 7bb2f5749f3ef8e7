import type { Message } from '#contract/message.ts'
import type { Visit } from '#platform/visit.ts'
import { askCode } from './ask-access.ts'
import { getProfile } from './get-profile.ts'

/** Sends a code to the account's own mailbox, for `proveOwner`. Refuses `LoginNecessario` and `TentativasDemais`. */
export async function sendOwnerCode(visit: Visit): Promise<{ mensagens: Message[] }> {
  const { email } = await getProfile(visit)
  await askCode(visit, { usuario: email })

  return { mensagens: [{ tipo: 'sucesso', mensagem: `Enviamos um código para ${email}.` }] }
}
