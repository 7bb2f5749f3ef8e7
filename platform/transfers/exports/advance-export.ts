import { performance } from 'node:perf_hooks'
import { count, eq, sql } from 'drizzle-orm'
import { CSV_START, csvLine } from '#domain/import/csv/csv-line.ts'
import { MAX_XLSX_LINES } from '#domain/import/csv/max-xlsx-lines.ts'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { writeXlsx } from '../files/write-xlsx.ts'
import { createPace } from '../pace.ts'
import { ADVANCE_EXPORT, REMOVE_FILES } from '../queues.ts'
import { newFileName } from '../stored/new-file-name.ts'
import { LostPiece, piecesOf, readPieces } from '../stored/read-pieces.ts'
import { exportacoes, exportacoesArquivos } from '../tables.ts'
import { EXPORT_KINDS } from './export-kinds.ts'

/** How long one run works, in ms: short, so that a shutdown need not wait and other jobs get their turn. */
const SLICE_MS = 4_000

/** Shared by all runs, so that each starts with the load that the last one measured. */
const pace = createPace()

type Row = typeof exportacoes.$inferSelect

/** A file in the storage that is all of the export or a piece of it. */
type Piece = { arquivo: string; bytes: number }

/** A workbook in place of all pieces, or that one of them is lost. */
type Book = Piece | 'lost'

/** A piece, and where the export is after it. */
type Slice = Piece & Pick<Row, 'depois' | 'linhas'> & { ended: boolean }

/**
 * Writes some seconds of an export into the storage, as a piece of its file, and enqueues the next run. May run twice at
 * the same time: one of them saves its piece, the other removes its own.
 */
export async function advanceExport(context: JobContext, { id }: { id: string }): Promise<void> {
  const { db, transferFiles } = context
  const [row] = await db.select().from(exportacoes).where(eq(exportacoes.id, id))
  if (row?.situacao !== 'fazendo') return
  const slice = await writeSlice(context, row)
  const book = slice.ended && row.formato === 'xlsx' ? await writeBook(context, row, slice) : null
  const saved = await db.transaction((tx) => save(tx, row, slice, book))
  if (saved) return
  await transferFiles.remove(slice.arquivo)
  if (book !== null && book !== 'lost') await transferFiles.remove(book.arquivo)
}

async function writeSlice(context: JobContext, row: Row): Promise<Slice> {
  const { depois, linhas } = row
  const slice: Slice = { arquivo: newFileName('exportacoes'), bytes: 0, depois, linhas, ended: false }
  await context.transferFiles.writeStream(slice.arquivo, pagesOf(context, row, slice))

  return slice
}

/** The next lines, a page at a time: the storage takes each before the next one is read. Counts them in `slice`. */
async function* pagesOf({ db, storeUrl }: JobContext, row: Row, slice: Slice): AsyncGenerator<Uint8Array> {
  const { tipo, cabecalho } = row
  const end = performance.now() + SLICE_MS
  pace.start()
  if (row.depois === null) yield counted(CSV_START + csvLine(cabecalho))
  do {
    const { linhas, depois } = await EXPORT_KINDS[tipo].page(
      { db, storeUrl },
      { cabecalho, depois: slice.depois },
    )
    slice.linhas += linhas.length
    slice.depois = depois ?? slice.depois
    slice.ended = depois === null
    yield counted(linhas.map((cells) => csvLine(cells)).join(''))
    await pace.rest()
  } while (!slice.ended && performance.now() < end)

  function counted(text: string): Uint8Array {
    const bytes = Buffer.from(text)
    slice.bytes += bytes.length
    return bytes
  }
}

/** The workbook of all pieces. Null: they are too long for one, and stay a CSV. */
async function writeBook({ db, transferFiles }: JobContext, row: Row, slice: Slice): Promise<Book | null> {
  if (slice.linhas > MAX_XLSX_LINES) return null
  const pieces = [...(await piecesOf(db, row.id)), slice]
  try {
    const book = await writeXlsx(readPieces(transferFiles, pieces))
    if (book === null) return null
    const arquivo = newFileName('exportacoes')
    await transferFiles.write(arquivo, book)
    return { arquivo, bytes: book.byteLength }
  } catch (error) {
    if (error instanceof LostPiece) return 'lost'
    throw error
  }
}

/** Returns false if another run saved the same lines before, or the export is gone. */
async function save(tx: Database, row: Row, slice: Slice, book: Book | null): Promise<boolean> {
  const { id } = row
  const [now] = await tx.select().from(exportacoes).where(eq(exportacoes.id, id)).for('no key update')
  if (now?.situacao !== 'fazendo' || now.depois !== row.depois || now.linhas !== row.linhas) return false
  const { depois, linhas, ended } = slice
  const { situacao, formato } = await addPieces(tx, row, slice, book)
  await tx
    .update(exportacoes)
    .set({ depois, linhas, situacao, formato, andouEm: sql`now()` })
    .where(eq(exportacoes.id, id))
  if (!ended) await enqueue(tx, ADVANCE_EXPORT, { id })

  return true
}

async function addPieces(
  tx: Database,
  { id, formato }: Row,
  { arquivo, bytes, ended }: Slice,
  book: Book | null,
): Promise<Pick<Row, 'situacao' | 'formato'>> {
  const own = eq(exportacoesArquivos.idExportacao, id)
  if (book === null) {
    const [{ parte } = { parte: 0 }] = await tx
      .select({ parte: count() })
      .from(exportacoesArquivos)
      .where(own)
    await tx.insert(exportacoesArquivos).values({ idExportacao: id, parte, arquivo, bytes })
    return ended ? { situacao: 'pronta', formato: 'csv' } : { situacao: 'fazendo', formato }
  }
  const former = await tx.delete(exportacoesArquivos).where(own).returning()
  await enqueue(tx, REMOVE_FILES, { arquivos: [arquivo, ...former.map((piece) => piece.arquivo)] })
  if (book === 'lost') return { situacao: 'falhou', formato }
  await tx.insert(exportacoesArquivos).values({ idExportacao: id, parte: 0, ...book })

  return { situacao: 'pronta', formato }
}
