import type { Proof } from '#contract/account.ts'
import type { Message } from '#contract/message.ts'
import { proveOwner } from '#platform/customers/prove-owner.ts'
import type { Visit } from '#platform/visit.ts'
import { forget } from './forget.ts'

/** Forgets who is logged in, in all areas at once. Refuses what `proveOwner` and `forget` refuse. */
export async function deleteAccount(visit: Visit, proof: Proof): Promise<{ mensagens: Message[] }> {
  const owner = await proveOwner(visit, proof)

  return visit.renewSession(() =>
    visit.db.transaction(async (tx) => {
      await forget(tx, owner)
      return { mensagens: [{ tipo: 'sucesso', mensagem: 'Sua conta foi excluída.' }] }
    }),
  )
}
