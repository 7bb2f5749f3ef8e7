import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { originalCell } from '#domain/csv/harmless-cell.ts'
import type { FileLine } from './file-line.ts'
import { unpackWorkbook } from './unpack-workbook.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The lines of the first sheet of an XLSX with anything in them, under the sheet's own numbers. */
export async function xlsxLines(bytes: Uint8Array): Promise<FileLine[]> {
  const parts = await unpackWorkbook(bytes)
  const rows = await readSheet(packed(parts)).catch((cause: unknown) => {
    throw new UnreadableFile('A planilha não pode ser lida. Abra-a e salve de novo como XLSX.', { cause })
  })

  return rows
    .map((row, i) => ({ linha: i + 1, celulas: row.map((cell) => originalCell(textOf(cell))) }))
    .filter(({ celulas }) => celulas.some((cell) => cell.trim() !== ''))
}

/** The reader of sheets takes a ZIP only. It gets one of the checked parts, so that it can't find any others in the file. */
function packed(parts: Record<string, Uint8Array>): ArrayBuffer {
  return zipSync(parts, { level: 0 }).buffer
}

/** Numbers as a file of ours writes them, with a comma; dates as days. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não'

  return String(cell)
}
