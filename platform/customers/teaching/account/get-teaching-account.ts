import { eq } from 'drizzle-orm'
import type { TeachingAccount } from '#contract/customers/teaching/teaching.ts'
import type { TeachingSituation } from '#domain/customer/teaching/teaching-account.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireCustomer } from '../../sessions/require-customer.ts'
import { creditBalance } from '../credit-balance.ts'
import { contasEnsino as contas } from '../tables.ts'
import { toTeachingAccount } from './to-teaching-account.ts'

/** The logged-in customer's account as a teacher or school, and its credit. Refuses `LoginNecessario`. */
export async function getTeachingAccount(
  context: RequestContext,
): Promise<{ conta: TeachingAccount | null; saldo: number }> {
  const idCliente = await requireCustomer(context)
  const [row] = await context.db.select().from(contas).where(eq(contas.idCliente, idCliente))

  return {
    conta: row ? toTeachingAccount(row) : null,
    saldo: row ? await creditBalance(context.db, idCliente) : 0,
  }
}

/** Returns the customer who has an approved account. Refuses `LoginNecessario` and `EnsinoNaoAprovado`. */
export function requireTeaching(context: RequestContext): Promise<number> {
  return requireAccount(context, ['aprovada'])
}

/** Same in any situation: whoever has pupils' names can read and erase them, also once the store ended the account. */
export function requireAnyTeaching(context: RequestContext): Promise<number> {
  return requireAccount(context, ['pendente', 'aprovada', 'recusada'])
}

async function requireAccount(
  context: RequestContext,
  situations: readonly TeachingSituation[],
): Promise<number> {
  const idCliente = await requireCustomer(context)
  const [row] = await context.db
    .select({ situacao: contas.situacao })
    .from(contas)
    .where(eq(contas.idCliente, idCliente))
  if (!row || !situations.includes(row.situacao)) throw refuse('EnsinoNaoAprovado')

  return idCliente
}
