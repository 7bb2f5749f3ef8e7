import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { type CsvRow, type Heading, readRow } from '#domain/import/shopify/columns.ts'
import { recogniseSource } from '#domain/import/sources/recognise-source.ts'
import { WOOCOMMERCE } from '#domain/import/sources/woocommerce.ts'
import { woocommerceLines } from '#domain/import/sources/woocommerce-lines.ts'
import { breaksIn, csvProblem } from '#platform/transfers/files/csv-lines.ts'
import { UnreadableFile } from '#platform/transfers/files/unreadable-file.ts'
import { headingsOf } from './headings.ts'
import { readText } from './read-text.ts'
import { separatorOf } from './separator.ts'

/** Maximum bytes of a row; a quote that never closes makes a row of the rest of the file. */
const MAX_ROW = 8_000_000

/** The line on which a row begins, and how many bytes have been read at its end. */
type Place = { line: number; bytes: number }
type Line = Place & { cells: string[] }

/**
 * Yields the rows of a product CSV with the line of the file on which each begins, and the byte at which it ends.
 * `sheet` are the columns that become lines of the specification. Only some kilobytes of the file are in memory, except
 * for WooCommerce's files, whose variations may be far from their parents.
 */
export async function* readRows(
  file: string,
  sheet: readonly string[] = [],
): AsyncGenerator<{ row: CsvRow; bytes: number }> {
  let headings: Heading[] | undefined
  for await (const { cells, line, bytes } of productLines(file)) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (headings) yield { row: readRow(headings, cells, line), bytes }
    else headings = headingsOf(cells, sheet)
  }
  if (!headings) throw new UnreadableFile('O arquivo está vazio.')
}

async function* productLines(file: string): AsyncGenerator<Line> {
  const lines = readLines(file)
  const first = await lines.next()
  if (first.done) return
  if (recogniseSource(first.value.cells) !== WOOCOMMERCE) {
    yield first.value
    yield* lines
    return
  }
  const all = [first.value]
  for await (const line of lines) all.push(line)
  const { bytes } = all.at(-1) ?? first.value
  const ordered = woocommerceLines(all.map(({ line, cells }) => ({ linha: line, celulas: cells })))
  for (const { linha, celulas } of ordered) yield { line: linha, cells: celulas, bytes }
}

/** Yields the lines of any CSV, each with its place; empty ones too. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  // Where the next row begins. The parser's own count is wrong if a cell contains Windows line breaks.
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
  const reading = pipeline(Readable.from(readText(file)), parser)
  // An error of the parser reaches the loop below.
  reading.catch(() => undefined)
  try {
    for await (const cells of parser as AsyncIterable<string[]>)
      yield { cells, ...(places.get(cells) ?? { line: 0, bytes: 0 }) }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile(csvProblem(error, next), { cause: error }) : error
  }
}
