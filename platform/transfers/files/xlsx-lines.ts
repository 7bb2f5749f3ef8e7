import { InvalidInputError, readSheet } from 'read-excel-file/node'
import { originalCell } from '#domain/csv/harmless-cell.ts'
import { checkZip } from './check-zip.ts'
import type { FileLine } from './file-line.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The lines of the first sheet of an XLSX with anything in them, under the sheet's own numbers. */
export async function xlsxLines(bytes: Uint8Array): Promise<FileLine[]> {
  checkZip(bytes)
  const rows = await readSheet(Buffer.from(bytes)).catch((cause: unknown) => {
    if (!(cause instanceof InvalidInputError) && !(cause instanceof Error)) throw cause
    throw new UnreadableFile('A planilha não pode ser lida. Abra-a e salve de novo como XLSX.', { cause })
  })

  return rows
    .map((row, i) => ({ linha: i + 1, celulas: row.map((cell) => originalCell(textOf(cell))) }))
    .filter(({ celulas }) => celulas.some((cell) => cell.trim() !== ''))
}

/** Numbers as a file of ours writes them, with a comma; dates as days. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não'

  return String(cell)
}
