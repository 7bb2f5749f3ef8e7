import { and, eq, gt } from 'drizzle-orm'
import type { User } from '#contract/customers.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { keyHash } from './access-keys.ts'
import { getUser } from './get-user.ts'
import { keepSession } from './session.ts'
import { convitesVenda, sessoes } from './tables.ts'

/** Opens a session in which a member of staff sells, under a new token. Refuses `ChaveInvalida`. */
export async function startInternalSale(visit: Visit, { chave }: { chave: string }): Promise<User> {
  const { db, agora, renewSession } = visit
  const sessao = await renewSession((nova) =>
    db.transaction(async (tx) => {
      const [invitation] = await tx
        .delete(convitesVenda)
        .where(and(eq(convitesVenda.hash, keyHash(chave)), gt(convitesVenda.expiraEm, agora)))
        .returning()
      if (!invitation) throw refuse('ChaveInvalida')
      await keepSession(tx, nova, agora)
      await tx.update(sessoes).set({ vendedor: invitation.vendedor }).where(eq(sessoes.hash, nova))

      return nova
    }),
  )

  return getUser({ ...visit, sessao })
}
