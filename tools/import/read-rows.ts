import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { type CsvRow, type Heading, missingColumns, readHeader, readRow } from '#domain/shopify/columns.ts'
import { breaksIn, csvProblem } from '#platform/transfers/files/csv-lines.ts'
import { UnreadableFile } from '#platform/transfers/files/unreadable-file.ts'
import { readText } from './read-text.ts'
import { separatorOf } from './separator.ts'

/** Bytes of a row at most; a quote that never closes makes a row of the rest of the file. */
const MAX_ROW = 8_000_000

/** Where in the file a row begins, and how many bytes have been read at its end. */
type Place = { line: number; bytes: number }
type Line = Place & { cells: string[] }

/**
 * The rows of a product CSV with the line of the file on which each begins, and where in the file it ends. Only some
 * kilobytes of the file are in memory.
 */
export async function* readRows(file: string): AsyncGenerator<{ row: CsvRow; bytes: number }> {
  let headings: Heading[] | undefined
  for await (const { cells, line, bytes } of readLines(file)) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (headings) yield { row: readRow(headings, cells, line), bytes }
    else headings = headingsOf(cells)
  }
  if (!headings) throw new UnreadableFile('O arquivo está vazio.')
}

function headingsOf(names: string[]): Heading[] {
  const missing = missingColumns(names)
  if (missing.length === 0) return readHeader(names)
  throw new UnreadableFile(
    `O arquivo não parece uma exportação de produtos da Shopify: faltam as colunas ${missing.join(', ')}.`,
  )
}

/** The lines of any CSV, each with its place; empty ones too. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  // Where the next row begins. The parser's own count is off where a cell holds line breaks of Windows.
  let next = 1
  const places = new WeakMap<string[], Place>()
  const parser = parse({
    delimiter: await separatorOf(file),
    max_record_size: MAX_ROW,
    relax_column_count: true,
    on_record: (cells, { bytes }) => {
      places.set(cells, { line: next, bytes })
      next += 1 + cells.reduce((breaks, cell) => breaks + breaksIn(cell), 0)
      return cells
    },
  })
  const reading = pipeline(Readable.from(readText(createReadStream(file))), parser)
  // It fails as the parser does, which the loop below hears of.
  reading.catch(() => undefined)
  try {
    for await (const cells of parser as AsyncIterable<string[]>)
      yield { cells, ...(places.get(cells) ?? { line: 0, bytes: 0 }) }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile(csvProblem(error, next), { cause: error }) : error
  }
}
