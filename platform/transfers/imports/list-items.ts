import { and, asc, count, eq } from 'drizzle-orm'
import type { ImportItem } from '#contract/panel/transfers.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { importacoes, importacoesItens as itens } from '../tables.ts'
import { IMPORT_KINDS } from './import-kinds.ts'

type ListItemsInput = {
  id: string
  pagina: number
  porPagina: number
  comparacao?: ImportItem['comparacao'] | undefined
  situacao?: ImportItem['situacao'] | undefined
}

/** The items of an import, in the file's order. Refuses `CadastroInexistente`. */
export async function listItems(
  context: RequestContext,
  input: ListItemsInput,
): Promise<{ itens: ImportItem[]; total: number }> {
  permit(context, 'dados.importar')
  const { id, pagina, porPagina, comparacao, situacao } = input
  const [row] = await context.db
    .select({ tipo: importacoes.tipo })
    .from(importacoes)
    .where(eq(importacoes.id, id))
  if (!row) throw refuse('CadastroInexistente')
  permit(context, IMPORT_KINDS[row.tipo].permissao)
  const where = and(
    eq(itens.idImportacao, id),
    comparacao === undefined ? undefined : eq(itens.comparacao, comparacao),
    situacao === undefined ? undefined : eq(itens.situacao, situacao),
  )
  const [rows, [counted]] = await Promise.all([
    context.db
      .select({
        posicao: itens.posicao,
        linha: itens.linha,
        chave: itens.chave,
        comparacao: itens.comparacao,
        situacao: itens.situacao,
        diferencas: itens.diferencas,
        problemas: itens.problemas,
        avisos: itens.avisos,
      })
      .from(itens)
      .where(where)
      .orderBy(asc(itens.posicao))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.select({ total: count() }).from(itens).where(where),
  ])

  return { itens: rows, total: counted?.total ?? 0 }
}
