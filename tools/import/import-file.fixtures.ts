import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for a test's files, each written again. */
export function testFolder() {
  const path = mkdtempSync(join(tmpdir(), 'lira-importacao-'))

  return {
    path,
    /** Returns the file's path. */
    write(name: string, bytes: string | Uint8Array): string {
      writeFileSync(join(path, name), bytes)
      return join(path, name)
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

/** A CSV with these rows; its columns are those that any row has. */
export function csvOf(rows: Record<string, string>[], separator = ','): string {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]

  return lines
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\n')
}
