import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { REMOVE_FILES } from '../queues.ts'
import { exportacoes, exportacoesArquivos } from '../tables.ts'

/** Deletes exports; a job removes their files once that is committed. */
export async function removeExports(tx: Database, where: SQL | undefined): Promise<void> {
  // A run that is writing one of them saves nothing more, and removes its own file.
  const rows = await tx
    .select({ id: exportacoes.id })
    .from(exportacoes)
    .where(where)
    .orderBy(asc(exportacoes.id))
    .for('update')
  for (const { id } of rows) {
    const files = await tx
      .delete(exportacoesArquivos)
      .where(eq(exportacoesArquivos.idExportacao, id))
      .returning({ arquivo: exportacoesArquivos.arquivo })
    if (files.length > 0) await enqueue(tx, REMOVE_FILES, { arquivos: files.map(({ arquivo }) => arquivo) })
  }
  await tx.delete(exportacoes).where(
    inArray(
      exportacoes.id,
      rows.map(({ id }) => id),
    ),
  )
}
