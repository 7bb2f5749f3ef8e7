import type { Proof } from '#contract/customers/account.ts'
import type { Message } from '#contract/message.ts'
import { proveOwner } from '#platform/customers/auth/prove-owner.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { erasePersonalData } from './erase-personal-data.ts'

/** Erases the logged-in customer in all modules. Refuses what `proveOwner` and `erasePersonalData` refuse. */
export async function deleteAccount(
  context: RequestContext,
  proof: Proof,
): Promise<{ mensagens: Message[] }> {
  const owner = await proveOwner(context, proof)

  return context.renewSession(() =>
    context.db.transaction(async (tx) => {
      await erasePersonalData(tx, owner)
      return { mensagens: [{ tipo: 'sucesso', mensagem: 'Sua conta foi excluída.' }] }
    }),
  )
}
