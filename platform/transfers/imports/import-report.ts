import { and, asc, eq, inArray } from 'drizzle-orm'
import { CSV_START, csvLine } from '#domain/import/csv/csv-line.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { importacoes, importacoesItens as itens } from '../tables.ts'
import { IMPORT_KINDS } from './import-kinds.ts'

/** As many lines as a file can have. */
const LIMIT = 200_000

/**
 * A CSV of the lines that were rejected or could not be undone, each with its reason. Refuses `CadastroInexistente`.
 */
export async function importReport(context: RequestContext, { id }: { id: string }): Promise<File> {
  permit(context, 'dados.importar')
  const [row] = await context.db.select().from(importacoes).where(eq(importacoes.id, id))
  if (!row) throw refuse('CadastroInexistente')
  permit(context, IMPORT_KINDS[row.tipo].permissao)
  const bad = await context.db
    .select({ chave: itens.chave, problemas: itens.problemas })
    .from(itens)
    .where(and(eq(itens.idImportacao, id), inArray(itens.situacao, ['ruim', 'mantida'])))
    .orderBy(asc(itens.posicao))
    .limit(LIMIT)
  const lines = bad.flatMap(({ chave, problemas }) =>
    problemas.map(({ linha, motivo }) => csvLine([String(linha), chave, motivo])),
  )

  return new File([CSV_START, csvLine(['Linha', 'Item', 'Motivo']), ...lines], `problemas-${row.tipo}.csv`, {
    type: 'text/csv; charset=utf-8',
  })
}
