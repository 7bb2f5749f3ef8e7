import { and, desc, eq, ne } from 'drizzle-orm'
import type { ClassRef } from '#contract/customers/teaching/class-ref.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { customerOf } from '../../sessions/require-customer.ts'
import { contasEnsino as contas, listasEnsino as listas } from '../tables.ts'

/** The lists of the visitor's approved account that are not closed, the newest first; none for all others. */
export async function ownClasses(context: RequestContext): Promise<ClassRef[]> {
  const idCliente = context.sessao === null ? null : await customerOf(context)
  if (idCliente === null) return []

  return context.db
    .select({ id: listas.id, nome: listas.nome })
    .from(listas)
    .innerJoin(contas, eq(contas.idCliente, listas.idCliente))
    .where(
      and(eq(listas.idCliente, idCliente), eq(contas.situacao, 'aprovada'), ne(listas.situacao, 'fechada')),
    )
    .orderBy(desc(listas.criadoEm), listas.id)
}
