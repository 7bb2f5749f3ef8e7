import { eq } from 'drizzle-orm'
import type { ImportDetail } from '#contract/panel/transfers.ts'
import { isPrivateName } from '#domain/import/sources/private-name.ts'
import { recogniseSource } from '#domain/import/sources/recognise-source.ts'
import { specificationLabels } from '#platform/catalog/collections/categories/template-of.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { importacoes } from '../tables.ts'
import { guessColumns } from './guess-columns.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { importSummary } from './import-summary.ts'

/** An import with its columns. Refuses `CadastroInexistente`. */
export async function getImport(context: RequestContext, { id }: { id: string }): Promise<ImportDetail> {
  permit(context, 'dados.importar')
  const [row] = await context.db.select().from(importacoes).where(eq(importacoes.id, id))
  if (!row) throw refuse('CadastroInexistente')
  const { tipo, cabecalho, exemplos, colunas, situacao, semFotos } = row
  permit(context, IMPORT_KINDS[tipo].permissao)
  const guesses = guessColumns(
    IMPORT_KINDS[tipo],
    cabecalho,
    await specificationLabels(context.db),
    new Map(),
  )

  return {
    ...(await importSummary(context.db, row)),
    origem: tipo === 'produtos' ? (recogniseSource(cabecalho)?.nome ?? null) : null,
    semFotos,
    colunas: cabecalho.map((coluna, i) => ({
      coluna,
      exemplo: exemplos[i] ?? '',
      campo: colunas[i] || null,
      // Until the user confirms the columns, they differ from the guess only where an earlier file of this kind was
      // mapped differently.
      deixada: situacao === 'lida' && colunas[i] === '' && guesses[i] !== '',
      interna: tipo === 'produtos' && isPrivateName(coluna),
    })),
    campos: IMPORT_KINDS[tipo].campos.map(({ campo, nome, obrigatorio }) => ({
      campo,
      nome,
      obrigatorio: obrigatorio ?? false,
    })),
  }
}
