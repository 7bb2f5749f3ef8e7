import { eq } from 'drizzle-orm'
import type { ImportDetail } from '#contract/admin/transfers.ts'
import { permit } from '#platform/permit.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { importSummary } from './import-summary.ts'
import { importacoes } from './tables.ts'

/** An import with its columns. Refuses `CadastroInexistente`. */
export async function getImport(visit: Visit, { id }: { id: string }): Promise<ImportDetail> {
  permit(visit, 'dados.importar')
  const [row] = await visit.db.select().from(importacoes).where(eq(importacoes.id, id))
  if (!row) throw refuse('CadastroInexistente')
  const { tipo, cabecalho, exemplos, colunas } = row
  permit(visit, IMPORT_KINDS[tipo].permissao)

  return {
    ...(await importSummary(visit.db, row)),
    colunas: cabecalho.map((coluna, i) => ({
      coluna,
      exemplo: exemplos[i] ?? '',
      campo: colunas[i] || null,
    })),
    campos: IMPORT_KINDS[tipo].campos.map(({ campo, nome, obrigatorio }) => ({
      ...{ campo, nome, obrigatorio: obrigatorio ?? false },
    })),
  }
}
