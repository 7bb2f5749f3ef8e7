import type { User } from '#contract/customers/customers.ts'
import { mergeCarts } from '#platform/cart/ownership/merge-carts.ts'
import { moveSession } from '#platform/customers/sessions/move-session.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { rememberCustomer } from '#platform/customers/tries/remember-customer.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { moveDraft } from '../rows.ts'
import { getVisitor } from './get-visitor.ts'

type Proof = {
  /** Whose account it is; uses up, in the same transaction, what proves it. */
  owner: (tx: Database) => Promise<number>
  loginFacilitado: boolean
}

/**
 * Logs the visitor in under a new session; the session's cart becomes the customer's, and what was typed of a purchase goes
 * along. Refuses what `owner` refuses.
 */
export async function enter(context: RequestContext, { owner, loginFacilitado }: Proof): Promise<User> {
  const { db, agora, agente, renewSession } = context
  const sessao = requireSession(context)
  const nova = await renewSession((para) =>
    db.transaction(async (tx) => {
      const idCliente = await owner(tx)
      await mergeCarts({ db: tx, agora }, { sessao, idCliente })
      await moveDraft(tx, { de: sessao, para })
      await moveSession(tx, { de: sessao, para, idCliente, loginFacilitado, agora, agente })
      await rememberCustomer({ ...context, db: tx }, { de: sessao, para, idCliente })

      return para
    }),
  )

  return getVisitor({ ...context, sessao: nova })
}
