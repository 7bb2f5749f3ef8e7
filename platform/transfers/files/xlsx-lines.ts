import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { originalCell } from '#domain/import/csv/harmless-cell.ts'
import type { FileLine } from './file-line.ts'
import { unpackWorkbook } from './unpack-workbook.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The non-empty lines of an XLSX's first sheet, with the sheet's own line numbers. */
export async function xlsxLines(bytes: Uint8Array): Promise<FileLine[]> {
  const parts = await unpackWorkbook(bytes)
  const rows = await readSheet(toZip(parts)).catch((cause: unknown) => {
    throw new UnreadableFile('A planilha não pode ser lida. Abra-a e salve de novo como XLSX.', { cause })
  })

  return rows
    .map((row, i) => ({ linha: i + 1, celulas: row.map((cell) => originalCell(textOf(cell))) }))
    .filter(({ celulas }) => celulas.some((cell) => cell.trim() !== ''))
}

/**
 * The sheet reader accepts only a ZIP. It gets a new one of the checked parts, so that it can't find others in the
 * file.
 */
function toZip(parts: Record<string, Uint8Array>): ArrayBuffer {
  return zipSync(parts, { level: 0 }).buffer
}

/** Numbers as in our own files, with a decimal comma; dates as `YYYY-MM-DD`. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não'

  return String(cell)
}
