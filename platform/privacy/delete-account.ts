import type { Proof } from '#contract/account.ts'
import type { Message } from '#contract/message.ts'
import { forgetDrafts } from '#platform/checkout/forget-drafts.ts'
import { forgetAccount } from '#platform/customers/forget-account.ts'
import { lockCustomer } from '#platform/customers/lock-customer.ts'
import { proveOwner } from '#platform/customers/prove-owner.ts'
import { sessionsOf } from '#platform/customers/sessions-of.ts'
import { forgetInMarketing } from '#platform/marketing/forget-customer.ts'
import { forgetOrders } from '#platform/orders/forget-orders.ts'
import { hasOpenOrder } from '#platform/orders/has-open-order.ts'
import { refuse } from '#platform/refuse.ts'
import { forgetAuthor } from '#platform/reviews/forget-author.ts'
import type { Visit } from '#platform/visit.ts'

/**
 * Forgets who is logged in, in all areas at once (LGPD, art. 18, VI); what law obliges to keep stays with paid orders
 * (art. 16, I). Refuses `ContaComPedidoAberto` and what `proveOwner` refuses.
 */
export async function deleteAccount(visit: Visit, proof: Proof): Promise<{ mensagens: Message[] }> {
  const owner = await proveOwner(visit, proof)

  return visit.renewSession(() =>
    visit.db.transaction(async (tx) => {
      // Who places an order meanwhile waits for this lock, and then has no account to place it with.
      await lockCustomer(tx, owner.id)
      if (await hasOpenOrder(tx, owner.id)) throw refuse('ContaComPedidoAberto')

      await forgetDrafts(tx, { sessoes: await sessionsOf(tx, owner.id), email: owner.email })
      await forgetAuthor(tx, owner, await forgetOrders(tx, owner.id))
      await forgetInMarketing(tx, owner)
      await forgetAccount(tx, owner)
      return { mensagens: [{ tipo: 'sucesso', mensagem: 'Sua conta foi excluída.' }] }
    }),
  )
}
