import { and, eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes, sessoes } from '../tables.ts'

/** The id of the customer who is logged in. Refuses `LoginNecessario` (401) for everybody else. */
export async function requireCustomer(context: RequestContext): Promise<number> {
  const id = await customerOf(context)
  if (id === null) throw refuse('LoginNecessario')
  return id
}

/** The id of the customer who is logged in, or null. */
export async function customerOf({ db, sessao }: RequestContext): Promise<number | null> {
  if (sessao === null) return null
  const [row] = await db
    .select({ id: clientes.id })
    .from(sessoes)
    .innerJoin(clientes, eq(clientes.id, sessoes.idCliente))
    .where(and(eq(sessoes.hash, sessao), eq(clientes.ativo, true)))

  return row?.id ?? null
}
