import { eq } from 'drizzle-orm'
import type { User } from '#contract/customers/customers.ts'
import { moveCart } from '#platform/cart/ownership/move-cart.ts'
import { startInternalSale } from '#platform/customers/internal-sale/start-internal-sale.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getVisitor } from '../login/get-visitor.ts'
import { moveDraft } from '../rows.ts'
import { vendasInternas } from '../tables.ts'

/**
 * Opens a session in which a member of staff sells, under a new token; a sale that was begun at the panel comes along with its
 * cart and what was typed. Refuses `ChaveInvalida`.
 */
export async function beginSale(context: RequestContext, { chave }: { chave: string }): Promise<User> {
  const { db, agora, renewSession } = context
  const sessao = await renewSession((nova) =>
    db.transaction(async (tx) => {
      const { de } = await startInternalSale(tx, { chave, nova, agora })
      if (de !== null) {
        await moveCart(tx, { de, para: nova })
        await moveDraft(tx, { de, para: nova })
        await tx.update(vendasInternas).set({ sessao: nova }).where(eq(vendasInternas.sessao, de))
      }
      return nova
    }),
  )

  return getVisitor({ ...context, sessao })
}
