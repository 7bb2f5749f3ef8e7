import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { type CsvRow, missingColumns, readRow } from '#domain/shopify/columns.ts'

/** A product's rows, and how far in the file they end. */
export type Group = { handle: string; rows: CsvRow[]; bytes: number }

/** The file can't be read as a product export. */
export class UnreadableFile extends Error {}

/**
 * The rows of a CSV, product by product as they follow one another; never more of the file in memory than one product.
 * A handle that comes again after another one makes a group of its own.
 */
export async function* readGroups(file: string): AsyncGenerator<Group> {
  const parser = createReadStream(file).pipe(
    parse({ bom: true, columns: headers, info: true, relax_column_count: true, skip_empty_lines: true }),
  )
  let group: Group | undefined
  for await (const { record, info } of parser as AsyncIterable<Entry>) {
    const row = readRow(record, info.lines)
    const handle = row.handle ?? group?.handle ?? ''
    if (group && group.handle !== handle) {
      yield group
      group = undefined
    }
    group ??= { handle, rows: [], bytes: 0 }
    group.rows.push(row)
    group.bytes = info.bytes
  }
  if (group) yield group
}

type Entry = { record: Record<string, string>; info: { lines: number; bytes: number } }

function headers(names: string[]): string[] {
  const missing = missingColumns(names)
  if (missing.length > 0) throw new UnreadableFile(`Faltam colunas no arquivo: ${missing.join(', ')}.`)
  return names
}
