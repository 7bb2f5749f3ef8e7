import { count, eq, inArray } from 'drizzle-orm'
import type { ImportSummary } from '#contract/panel/transfers.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { importacoes, importacoesItens as itens } from '../tables.ts'

type Row = typeof importacoes.$inferSelect

/** An import's current state. */
export async function importSummary(db: Database, row: Row): Promise<ImportSummary> {
  const [summary] = await importSummaries(db, [row])
  if (!summary) throw new Error('An import has no summary.')

  return summary
}

/** The same for many imports, in one query. */
export async function importSummaries(db: Database, rows: readonly Row[]): Promise<ImportSummary[]> {
  const ids = rows.map(({ id }) => id)
  const counted = await db
    .select({
      id: itens.idImportacao,
      comparacao: itens.comparacao,
      situacao: itens.situacao,
      total: count(),
    })
    .from(itens)
    .where(inArray(itens.idImportacao, ids))
    .groupBy(itens.idImportacao, itens.comparacao, itens.situacao)

  return rows.map(({ id, tipo, arquivo, situacao, erro, linhas, proxima, quem, criadaEm }) => {
    const comparacao = { nova: 0, alterada: 0, igual: 0, ruim: 0 }
    const resultado = { pendente: 0, feita: 0, igual: 0, ruim: 0, desfeita: 0, mantida: 0 }
    for (const group of counted.filter((one) => one.id === id)) {
      comparacao[group.comparacao] += group.total
      resultado[group.situacao] += group.total
    }
    return {
      id,
      tipo,
      arquivo,
      situacao,
      erro,
      linhas,
      quem,
      comparacao,
      resultado,
      comparadas: Math.min(proxima, linhas),
      criadaEm: criadaEm.toISOString(),
    }
  })
}

/** Locks an import's row until the transaction ends. Refuses `CadastroInexistente`. */
export async function lockImport(tx: Database, id: string): Promise<Row> {
  const [row] = await tx.select().from(importacoes).where(eq(importacoes.id, id)).for('no key update')
  if (!row) throw refuse('CadastroInexistente')

  return row
}
