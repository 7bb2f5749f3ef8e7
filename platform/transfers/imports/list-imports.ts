import { count, desc } from 'drizzle-orm'
import type { ImportSummary } from '#contract/panel/transfers.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { importacoes } from '../tables.ts'
import { importSummaries } from './import-summary.ts'

/** Imports, newest first. */
export async function listImports(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: ImportSummary[]; total: number }> {
  permit(context, 'dados.importar')
  const [rows, [counted]] = await Promise.all([
    context.db
      .select()
      .from(importacoes)
      .orderBy(desc(importacoes.criadaEm), desc(importacoes.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.select({ total: count() }).from(importacoes),
  ])

  return { itens: await importSummaries(context.db, rows), total: counted?.total ?? 0 }
}
