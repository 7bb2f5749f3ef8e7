import { eq } from 'drizzle-orm'
import type { User } from '#contract/customers/customers.ts'
import { moveCart } from '#platform/cart/ownership/move-cart.ts'
import { startInternalSale } from '#platform/customers/internal-sale/start-internal-sale.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getVisitor } from '../login/get-visitor.ts'
import { moveDraft } from '../rows.ts'
import { vendasInternas } from '../tables.ts'

/**
 * Opens a session in which a staff member sells, under a new token. A sale that was started in the panel brings its
 * cart and its draft along. Refuses `ChaveInvalida`.
 */
export async function beginSale(context: RequestContext, { chave }: { chave: string }): Promise<User> {
  const { db, now, renewSession } = context
  const sessao = await renewSession((newSession) =>
    db.transaction(async (tx) => {
      const { continued } = await startInternalSale(tx, { chave, newSession, now })
      if (continued !== null) {
        await moveCart(tx, { from: continued, to: newSession })
        await moveDraft(tx, { from: continued, to: newSession })
        await tx
          .update(vendasInternas)
          .set({ sessao: newSession })
          .where(eq(vendasInternas.sessao, continued))
      }
      return newSession
    }),
  )

  return getVisitor({ ...context, sessao })
}
