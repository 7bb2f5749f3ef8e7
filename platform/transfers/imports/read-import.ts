import { eq } from 'drizzle-orm'
import { specificationLabels } from '#platform/catalog/collections/categories/template-of.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { FileLine } from '../files/file-line.ts'
import { readFile } from '../files/read-file.ts'
import { UnreadableFile } from '../files/unreadable-file.ts'
import { REMOVE_FILES } from '../queues.ts'
import { importacoes, importacoesColunas, importacoesLinhas } from '../tables.ts'
import { guessColumns } from './guess-columns.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { lockImport } from './import-summary.ts'

const MAX_LINES = 200_000

/** More than any shop's export has; a spreadsheet can be wider by mistake. */
const MAX_COLUMNS = 500

type Read = { header: string[]; examples: string[]; lines: number }

/**
 * Reads an uploaded file and stores its lines for comparing; lines of an earlier attempt are deleted. One transaction,
 * which blocks nobody.
 */
export async function readImport(
  { db, transferFiles }: Pick<RequestContext, 'db' | 'transferFiles'>,
  { id, guardado }: Pick<typeof importacoes.$inferSelect, 'id' | 'guardado'>,
): Promise<void> {
  // A bucket may take longer than a transaction may wait.
  const bytes = guardado === null ? null : await transferFiles.read(guardado)
  await db.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (row.situacao !== 'lendo') return
    await tx.delete(importacoesLinhas).where(eq(importacoesLinhas.idImportacao, id))
    try {
      const { header, examples, lines } = await tx.transaction(async (stage) => storeLines(stage, id, bytes))
      const colunas = guessColumns(
        IMPORT_KINDS[row.tipo],
        header,
        await specificationLabels(tx),
        await rememberedColumns(tx, row.tipo),
      )
      await tx
        .update(importacoes)
        .set({
          situacao: 'lida',
          guardado: null,
          cabecalho: header,
          exemplos: examples,
          colunas,
          linhas: lines,
        })
        .where(eq(importacoes.id, id))
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      await tx
        .update(importacoes)
        .set({ situacao: 'recusada', guardado: null, erro: error.message })
        .where(eq(importacoes.id, id))
    }
    if (guardado !== null) await enqueue(tx, REMOVE_FILES, { arquivos: [guardado] })
  })
}

async function storeLines(tx: Database, id: string, bytes: Uint8Array | null): Promise<Read> {
  // A backup contains no such files.
  if (!bytes) throw new UnreadableFile('O arquivo não está mais guardado. Envie-o de novo.')
  const read: Read = { header: [], examples: [], lines: 0 }
  let parte = 0
  for await (const batch of readFile(bytes)) {
    const linhas = parte === 0 ? withoutHeader(read, batch) : batch
    read.lines += linhas.length
    if (read.lines > MAX_LINES) throw new UnreadableFile(`O arquivo tem mais de ${MAX_LINES} linhas.`)
    for (const { celulas } of linhas)
      for (const [i, cell] of celulas.entries()) read.examples[i] ||= storable(cell).trim().slice(0, 80)
    const stored = linhas.map(({ linha, celulas }) => ({ linha, celulas: celulas.map(storable) }))
    await tx.insert(importacoesLinhas).values({ idImportacao: id, parte, linhas: stored })
    parte++
  }
  if (read.header.length === 0) throw new UnreadableFile('O arquivo está vazio.')
  if (read.lines === 0) throw new UnreadableFile('O arquivo tem só o cabeçalho, nenhuma linha.')

  return { ...read, examples: read.header.map((_, i) => read.examples[i] ?? '') }
}

function withoutHeader(read: Read, [first, ...lines]: FileLine[]): FileLine[] {
  read.header = (first?.celulas ?? []).map((name) => storable(name).trim().slice(0, 200))
  while (read.header.at(-1) === '') read.header.pop()
  if (read.header.length > MAX_COLUMNS)
    throw new UnreadableFile(`O arquivo tem mais de ${MAX_COLUMNS} colunas.`)

  return lines
}

/** PostgreSQL can't store NUL in text. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

async function rememberedColumns(tx: Database, tipo: (typeof importacoes.$inferSelect)['tipo']) {
  const rows = await tx.select().from(importacoesColunas).where(eq(importacoesColunas.tipo, tipo))

  return new Map(rows.map(({ coluna, campo }) => [coluna, campo]))
}
