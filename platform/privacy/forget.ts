import { forgetDrafts } from '#platform/checkout/forget-drafts.ts'
import { forgetAccount } from '#platform/customers/forget-account.ts'
import { lockCustomer } from '#platform/customers/lock-customer.ts'
import type { Owner } from '#platform/customers/prove-owner.ts'
import { sessionsOf } from '#platform/customers/sessions-of.ts'
import type { Database } from '#platform/database/connect.ts'
import { forgetInMarketing } from '#platform/marketing/forget-customer.ts'
import { forgetOrders } from '#platform/orders/forget-orders.ts'
import { hasOpenOrder } from '#platform/orders/has-open-order.ts'
import { refuse } from '#platform/refuse.ts'
import { forgetAuthor } from '#platform/reviews/forget-author.ts'
import { forgetNamed } from '#platform/transfers/forget-named.ts'

/**
 * Forgets a customer in all areas (LGPD, art. 18, VI); what law obliges to keep stays with paid orders (art. 16, I). Call it
 * in a transaction. Refuses `ContaComPedidoAberto`.
 */
export async function forget(tx: Database, owner: Owner): Promise<void> {
  // Who places an order meanwhile waits for this lock, and then has no account to place it with.
  await lockCustomer(tx, owner.id)
  if (await hasOpenOrder(tx, owner.id)) throw refuse('ContaComPedidoAberto')

  await forgetDrafts(tx, { sessoes: await sessionsOf(tx, owner.id), email: owner.email })
  await forgetAuthor(tx, owner, await forgetOrders(tx, owner.id))
  await forgetInMarketing(tx, owner)
  await forgetNamed(tx, owner)
  await forgetAccount(tx, owner)
}
