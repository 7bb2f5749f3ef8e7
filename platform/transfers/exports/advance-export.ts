import { performance } from 'node:perf_hooks'
import { asc, count, eq, sql } from 'drizzle-orm'
import { CSV_START, csvLine } from '#domain/import/csv/csv-line.ts'
import { MAX_XLSX_LINES } from '#domain/import/csv/max-xlsx-lines.ts'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { writeXlsx } from '../files/write-xlsx.ts'
import { createPace } from '../pace.ts'
import { ADVANCE_EXPORT } from '../queues.ts'
import { exportacoes, exportacoesPartes } from '../tables.ts'
import { EXPORT_KINDS } from './export-kinds.ts'

/** How long one run works, in ms: short, so that a shutdown need not wait and other jobs get their turn. */
const SLICE_MS = 4_000

/** Shared by all runs, so that each starts with the load that the last one measured. */
const pace = createPace()

type Row = typeof exportacoes.$inferSelect

/** Works on an export for some seconds and enqueues the next run. May run twice at the same time. */
export async function advanceExport(context: JobContext, { id }: { id: string }): Promise<void> {
  const end = performance.now() + SLICE_MS
  pace.start()
  let more = true
  while (more && performance.now() < end) {
    more = await writePage(context, id)
    await pace.rest()
  }
  if (more) await enqueue(context.db, ADVANCE_EXPORT, { id })
}

/** Writes the next lines. Returns whether there may be more. */
function writePage(context: JobContext, id: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(exportacoes).where(eq(exportacoes.id, id)).for('no key update')
    if (row?.situacao !== 'fazendo') return false
    const { storeUrl } = context
    const page = await EXPORT_KINDS[row.tipo].page({ db: tx, storeUrl }, row)
    const start = row.depois === null ? CSV_START + csvLine(row.cabecalho) : ''
    const text = start + page.linhas.map((cells) => csvLine(cells)).join('')
    if (text !== '') await addPart(tx, id, Buffer.from(text))
    const linhas = row.linhas + page.linhas.length
    const ended = page.depois === null
    const done = ended ? await finish(tx, { ...row, linhas }) : {}
    await tx
      .update(exportacoes)
      .set({ linhas, depois: page.depois ?? row.depois, andouEm: sql`now()`, ...done })
      .where(eq(exportacoes.id, id))

    return !ended
  })
}

async function addPart(tx: Database, idExportacao: string, bytes: Uint8Array): Promise<void> {
  const [{ parte } = { parte: 0 }] = await tx
    .select({ parte: count() })
    .from(exportacoesPartes)
    .where(eq(exportacoesPartes.idExportacao, idExportacao))
  await tx.insert(exportacoesPartes).values({ idExportacao, parte, bytes })
}

/** Replaces the CSV with a workbook if that is requested; an export too long for a workbook stays a CSV. */
async function finish(tx: Database, { id, formato, linhas }: Row): Promise<Partial<Row>> {
  if (formato === 'csv' || linhas > MAX_XLSX_LINES) return { situacao: 'pronta', formato: 'csv' }
  const own = eq(exportacoesPartes.idExportacao, id)
  const parts = await tx
    .select({ bytes: exportacoesPartes.bytes })
    .from(exportacoesPartes)
    .where(own)
    .orderBy(asc(exportacoesPartes.parte))
  const book = await writeXlsx(Buffer.concat(parts.map(({ bytes }) => bytes)))
  await tx.delete(exportacoesPartes).where(own)
  await addPart(tx, id, book)

  return { situacao: 'pronta' }
}
