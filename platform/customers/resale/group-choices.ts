import { asc, inArray, sql } from 'drizzle-orm'
import type { Choice } from '#contract/panel/panel.ts'
import { hasWords } from '#platform/database/has-words.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { gruposClientes } from '../tables.ts'

const LIMIT = 20

/** Finds reseller groups by name or by ids. */
export function groupChoices(
  { db }: Pick<RequestContext, 'db'>,
  { busca, ids }: { busca: string; ids: number[] | null },
): Promise<Choice[]> {
  return db
    .select({ id: gruposClientes.id, nome: gruposClientes.nome, detalhe: sql<string>`''` })
    .from(gruposClientes)
    .where(ids ? inArray(gruposClientes.id, ids) : hasWords(sql`${gruposClientes.nome}`, busca))
    .orderBy(asc(gruposClientes.nome))
    .limit(ids?.length ?? LIMIT)
}
