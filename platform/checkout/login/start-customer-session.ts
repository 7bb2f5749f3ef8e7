import type { User } from '#contract/customers/customers.ts'
import { mergeCarts } from '#platform/cart/ownership/merge-carts.ts'
import { mergeLists } from '#platform/cart/wishlist/lists/move-lists.ts'
import { moveSession } from '#platform/customers/sessions/move-session.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { rememberCustomer } from '#platform/customers/tries/remember-customer.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { moveDraft } from '../rows.ts'
import { getVisitor } from './get-visitor.ts'

type Proof = {
  /** Returns the account's id, and uses up the proof of identity in the same transaction. */
  owner: (tx: Database) => Promise<number>
  loginFacilitado: boolean
}

/**
 * Logs the visitor in under a new session, merges the session's cart and lists into the customer's, and moves the checkout draft.
 * Refuses what `owner` refuses.
 */
export async function startCustomerSession(
  context: RequestContext,
  { owner, loginFacilitado }: Proof,
): Promise<User> {
  const { db, now, agente, renewSession } = context
  const sessao = requireSession(context)
  const newSession = await renewSession((to) =>
    db.transaction(async (tx) => {
      const idCliente = await owner(tx)
      await mergeCarts({ db: tx, now }, { sessao, idCliente })
      await mergeLists(tx, { sessao, idCliente })
      await moveDraft(tx, { from: sessao, to })
      await moveSession(tx, { from: sessao, to, idCliente, loginFacilitado, now, agente })
      await rememberCustomer({ ...context, db: tx }, { from: sessao, to, idCliente })

      return to
    }),
  )

  return getVisitor({ ...context, sessao: newSession })
}
