import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { importacoes, importacoesItens as itens } from '../tables.ts'
import { type Named, namedIn, PERSONAL_KINDS } from './person-in-files.ts'

/** More lines of files about one customer are not kept for thirty days by any shop. */
const LIMIT = 10_000

/** What files of the last thirty days said of somebody, for the download of own data. */
export async function exportNamed(db: Database, person: Named) {
  const rows = await db
    .select({ arquivo: importacoes.arquivo, importadoEm: importacoes.criadaEm, linhas: itens.linhas })
    .from(itens)
    .innerJoin(importacoes, eq(importacoes.id, itens.idImportacao))
    .where(and(sql`${importacoes.tipo} in ${PERSONAL_KINDS}`, namedIn(sql`${itens.linhas}`, person)))
    .orderBy(asc(importacoes.criadaEm), asc(itens.posicao))
    .limit(LIMIT)

  return rows.map(({ linhas, ...file }) => ({ ...file, linhas: linhas.map(({ campos }) => campos) }))
}
