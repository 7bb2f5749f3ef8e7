import { desc, eq } from 'drizzle-orm'
import type { TeachingCredit } from '#contract/customers/teaching/admin-teaching.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { contasEnsino as contas, creditosEnsino as creditos } from '../tables.ts'

/** A page of the movements of an account's credit, newest first. Refuses `CadastroInexistente`. */
export async function listCredits(
  context: RequestContext,
  { id, pagina, porPagina }: { id: number; pagina: number; porPagina: number },
): Promise<{ itens: TeachingCredit[]; total: number }> {
  permit(context, 'clientes.ver')
  const { db } = context
  const ofAccount = eq(creditos.idCliente, id)
  if ((await db.$count(contas, eq(contas.idCliente, id))) === 0) throw refuse('CadastroInexistente')
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(creditos)
      .where(ofAccount)
      .orderBy(desc(creditos.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db.$count(creditos, ofAccount),
  ])

  return {
    itens: rows.map(({ idCliente: _, idPedido, em, ...movement }) => {
      return { ...movement, em: em.toISOString(), pedido: idPedido }
    }),
    total,
  }
}
