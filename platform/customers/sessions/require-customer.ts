import { and, eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes, sessoes } from '../tables.ts'

/** Returns the id of the logged-in customer. Refuses `LoginNecessario` (401). */
export async function requireCustomer(context: RequestContext): Promise<number> {
  const id = await customerOf(context)
  if (id === null) throw refuse('LoginNecessario')
  return id
}

/** Returns the id of the logged-in customer, or null. */
export async function customerOf({ db, sessao }: RequestContext): Promise<number | null> {
  if (sessao === null) return null
  const [row] = await db
    .select({ id: clientes.id })
    .from(sessoes)
    .innerJoin(clientes, eq(clientes.id, sessoes.idCliente))
    .where(and(eq(sessoes.hash, sessao), eq(clientes.ativo, true)))

  return row?.id ?? null
}
