import { and, eq, type SQL, sql } from 'drizzle-orm'
import { customerOf } from '#platform/customers/sessions/require-customer.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listasPessoais } from './tables.ts'

/** Whose lists they are: a customer's, or those of a session without one. */
export type Owner = { idCliente: number; sessao: null } | { idCliente: null; sessao: string }

/** Namespace of the advisory locks on owners' lists: any number that others don't use. */
const LOCK = 5_471_016

/** Returns the owner that the visitor is. Refuses `SessaoAusente`. */
export async function requireOwner(context: RequestContext): Promise<Owner> {
  const sessao = requireSession(context)
  const idCliente = await customerOf(context)

  return idCliente === null ? { idCliente, sessao } : { idCliente, sessao: null }
}

/** The lists of an owner. */
export function listsOf({ idCliente, sessao }: Owner): SQL {
  return idCliente === null ? eq(listasPessoais.sessao, sessao) : eq(listasPessoais.idCliente, idCliente)
}

/** One change of an owner's lists at a time, so that counts are exact. */
export async function lockLists(tx: Database, { idCliente, sessao }: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${sessao ?? String(idCliente)}))`)
}

/** Locks a list and notes that it changes. Refuses `ListaInexistente`, also for somebody else's. */
export async function touchList(tx: Database, owner: Owner, id: number, now: Date): Promise<void> {
  const touched = await tx
    .update(listasPessoais)
    .set({ alteradoEm: now })
    .where(and(eq(listasPessoais.id, id), listsOf(owner)))
    .returning({ id: listasPessoais.id })
  if (touched.length === 0) throw refuse('ListaInexistente')
}
