import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { importacoes, importacoesItens as itens } from '../tables.ts'
import { type Named, namedIn, PERSONAL_KINDS } from './person-in-files.ts'

/** More lines than files of thirty days contain about one customer. */
const LIMIT = 10_000

/** What uploaded files of the last thirty days say about a person, for their data download. */
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
