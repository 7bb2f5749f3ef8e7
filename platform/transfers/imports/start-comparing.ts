import { eq, sql } from 'drizzle-orm'
import type { ImportSummary } from '#contract/panel/transfers.ts'
import { OWN_NAME } from '#contract/panel/transfers.ts'
import { columnName } from '#domain/import/csv/column-name.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ADVANCE_IMPORT } from '../queues.ts'
import { importacoes, importacoesColunas, importacoesItens } from '../tables.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { importSummary, lockImport } from './import-summary.ts'

type StartComparingInput = { id: string; colunas: readonly (string | null)[]; semFotos: boolean }

/**
 * Sets the fields of the columns, remembers them for the next file of this kind, and starts comparing. May be repeated
 * until the import runs. Refuses `CadastroInexistente`, `ImportacaoNaoPermite` and `CamposInvalidos` (`colunas`).
 */
export function startComparing(
  context: RequestContext,
  { id, colunas, semFotos }: StartComparingInput,
): Promise<ImportSummary> {
  permit(context, 'dados.importar')

  return context.db.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    const { campos, allowsOthers, permissao } = IMPORT_KINDS[row.tipo]
    permit(context, permissao)
    if (!['lida', 'comparando', 'comparada'].includes(row.situacao)) throw refuse('ImportacaoNaoPermite')
    const said = row.cabecalho.map((_, i) => colunas[i] ?? '')
    const missing = campos.filter(({ campo, obrigatorio }) => obrigatorio && !said.includes(campo))
    if (missing.length > 0) throw wrong(`Diga qual coluna é: ${missing.map(({ nome }) => nome).join(', ')}.`)
    const known = new Set(['', ...campos.map(({ campo }) => campo), ...(allowsOthers ? [OWN_NAME] : [])])
    const strange = said.find((campo) => !known.has(campo))
    if (strange !== undefined) throw wrong(`Não há o campo ${strange}.`)
    const twice = said.find((campo, i) => campo !== '' && campo !== OWN_NAME && said.indexOf(campo) !== i)
    if (twice) throw wrong(`Duas colunas dizem ser ${campos.find(({ campo }) => campo === twice)?.nome}.`)

    await remember(tx, row, said)
    await tx.delete(importacoesItens).where(eq(importacoesItens.idImportacao, id))
    const [changed] = await tx
      .update(importacoes)
      .set({ situacao: 'comparando', colunas: said, semFotos, proxima: 0, andouEm: context.now })
      .where(eq(importacoes.id, id))
      .returning()
    await enqueue(tx, ADVANCE_IMPORT, { id })
    return importSummary(tx, changed ?? row)
  })
}

async function remember(
  tx: Database,
  { tipo, cabecalho }: typeof importacoes.$inferSelect,
  said: readonly string[],
): Promise<void> {
  const pairs = new Map(cabecalho.map((column, i) => [columnName(column), said[i] ?? '']))
  pairs.delete('')
  const rows = [...pairs].map(([coluna, campo]) => ({ tipo, coluna, campo }))
  if (rows.length === 0) return
  await tx
    .insert(importacoesColunas)
    .values(rows)
    .onConflictDoUpdate({
      target: [importacoesColunas.tipo, importacoesColunas.coluna],
      set: { campo: sql`excluded.campo` },
    })
}

function wrong(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'colunas', mensagem }] })
}
