import { eq } from 'drizzle-orm'
import type { ImportSummary } from '#contract/panel/transfers.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ADVANCE_IMPORT, REMOVE_FILES } from '../queues.ts'
import { importacoes, importacoesLinhas } from '../tables.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { importSummary, lockImport } from './import-summary.ts'

type Situation = ImportSummary['situacao']

type Step = { acao: string; from: readonly Situation[]; to: Situation }

/** Starts writing a compared import. Refuses `CadastroInexistente` and `ImportacaoNaoPermite`. */
export function runImport(context: RequestContext, { id }: { id: string }): Promise<ImportSummary> {
  return change(context, id, { acao: 'importacao.comecada', from: ['comparada'], to: 'importando' })
}

/** Stops an import after the item in progress; what is written stays. Refuses the same as `runImport`. */
export function cancelImport(context: RequestContext, { id }: { id: string }): Promise<ImportSummary> {
  const from = ['lendo', 'lida', 'comparando', 'comparada', 'importando'] as const

  return change(context, id, { acao: 'importacao.cancelada', from, to: 'cancelada' })
}

/** Undoes what an import wrote, last item first. Refuses the same as `runImport`. */
export function undoImport(context: RequestContext, { id }: { id: string }): Promise<ImportSummary> {
  const from = ['importada', 'cancelada'] as const

  return change(context, id, { acao: 'importacao.desfeita', from, to: 'desfazendo' })
}

function change(context: RequestContext, id: string, { acao, from, to }: Step): Promise<ImportSummary> {
  permit(context, 'dados.importar')

  return context.db.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    permit(context, IMPORT_KINDS[row.tipo].permissao)
    if (!from.includes(row.situacao)) throw refuse('ImportacaoNaoPermite')
    const [changed = row] = await tx
      .update(importacoes)
      .set({ situacao: to, guardado: null, andouEm: context.now })
      .where(eq(importacoes.id, id))
      .returning()
    if (to === 'importando' || to === 'desfazendo') await enqueue(tx, ADVANCE_IMPORT, { id })
    if (to !== 'desfazendo') await deleteSource(tx, row)
    const summary = await importSummary(tx, changed)
    await recordChange(tx, context, {
      acao,
      alvo: { tipo: 'importacao', id, nome: row.arquivo },
      depois: { tipo: row.tipo, ...summary.resultado },
    })
    return summary
  })
}

/** From here on its items replace the file. */
async function deleteSource(tx: Database, { id, guardado }: typeof importacoes.$inferSelect): Promise<void> {
  if (guardado !== null) await enqueue(tx, REMOVE_FILES, { arquivos: [guardado] })
  await tx.delete(importacoesLinhas).where(eq(importacoesLinhas.idImportacao, id))
}
