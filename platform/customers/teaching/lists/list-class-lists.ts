import { desc, eq, sql } from 'drizzle-orm'
import type { ClassListSummary } from '#contract/customers/teaching/teaching.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireAnyTeaching } from '../account/get-teaching-account.ts'
import { isShownPupil } from '../shown-pupils.ts'
import { listasEnsino as listas } from '../tables.ts'

/**
 * The lists of the logged-in teacher or school, the newest first. Refuses `LoginNecessario`, and `EnsinoNaoAprovado`
 * without an account.
 */
export async function listClassLists(context: RequestContext): Promise<{ listas: ClassListSummary[] }> {
  return { listas: await classListsOf(context.db, await requireAnyTeaching(context)) }
}

/** The lists of an account, the newest first. */
export async function classListsOf(db: Database, idCliente: number): Promise<ClassListSummary[]> {
  const rows = await db
    .select({
      id: listas.id,
      nome: listas.nome,
      situacao: listas.situacao,
      prazo: listas.prazo,
      entrega: listas.entrega,
      alunos: sql<number>`(
        select count(*)::integer from listas_alunos a where a.id_lista = listas_ensino.id and ${isShownPupil('a')}
      )`,
      itens: sql<number>`(select count(*)::integer from listas_itens i where i.id_lista = listas_ensino.id)`,
      pedidas: unitsIn(sql`('reservada', 'paga')`),
      pagas: unitsIn(sql`('paga')`),
      criadoEm: listas.criadoEm,
      alteradoEm: listas.alteradoEm,
    })
    .from(listas)
    .where(eq(listas.idCliente, idCliente))
    .orderBy(desc(listas.criadoEm), listas.id)

  return rows.map(({ criadoEm, alteradoEm, ...row }) => ({
    ...row,
    criadoEm: criadoEm.toISOString(),
    alteradoEm: alteradoEm.toISOString(),
  }))
}

function unitsIn(situations: ReturnType<typeof sql>) {
  return sql<number>`(
    select coalesce(sum(c.quantidade), 0)::integer from listas_compras c
    where c.id_lista = listas_ensino.id and c.situacao in ${situations}
  )`
}
