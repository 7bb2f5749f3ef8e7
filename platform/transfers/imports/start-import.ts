import { type ImportKind, type ImportSummary, MAX_IMPORT_BYTES } from '#contract/panel/transfers.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ADVANCE_IMPORT } from '../queues.ts'
import { newFileName } from '../stored/new-file-name.ts'
import { importacoes } from '../tables.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { importSummary } from './import-summary.ts'

/** Stores an uploaded file, which a job reads. Refuses `CamposInvalidos`. */
export async function startImport(
  context: RequestContext,
  { tipo, arquivo }: { tipo: ImportKind; arquivo: File },
): Promise<ImportSummary> {
  const staff = permit(context, 'dados.importar')
  permit(context, IMPORT_KINDS[tipo].permissao)
  const { db, now, transferFiles } = context
  if (arquivo.size === 0) throw wrong('O arquivo está vazio.')
  if (arquivo.size > MAX_IMPORT_BYTES) throw wrong('O arquivo tem mais de 32 MB. Divida-o em dois.')
  const bytes = new Uint8Array(await arquivo.arrayBuffer())
  const nome = arquivo.name.slice(-200) || 'arquivo'
  const guardado = newFileName('importacoes')
  await transferFiles.write(guardado, bytes)

  return db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(importacoes)
      .values({
        tipo,
        arquivo: nome,
        guardado,
        idFuncionario: staff.id,
        quem: staff.nome,
        criadaEm: now,
        andouEm: now,
      })
      .returning()
    if (!inserted) throw new Error('The import was not saved.')
    await enqueue(tx, ADVANCE_IMPORT, { id: inserted.id })
    await recordChange(tx, context, {
      acao: 'importacao.recebida',
      alvo: { tipo: 'importacao', id: inserted.id, nome },
      depois: { tipo, bytes: bytes.length },
    })
    return importSummary(tx, inserted)
  })
}

function wrong(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'arquivo', mensagem }] })
}
