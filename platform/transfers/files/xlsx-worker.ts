import { parentPort } from 'node:worker_threads'
import { parse } from 'csv-parse'
import writeXlsxFile from 'write-excel-file/node'

// Converts one CSV, which comes in pieces, into a workbook in a worker thread. Answers each piece when it takes the next.

type Cell = { value: string; type: typeof String; fontWeight?: 'bold' }

const cells: Cell[][] = []
const parser = parse({ delimiter: ';', bom: true, relax_column_count: true })
parser.on('data', (row: string[]) => {
  const header = cells.length === 0
  cells.push(row.map((value) => cellOf(value, header)))
})
parser.on('end', () => void finish())

parentPort?.on('message', (bytes: Uint8Array | null) => {
  if (bytes === null) parser.end()
  else parser.write(bytes, () => parentPort?.postMessage(null))
})

function cellOf(value: string, header: boolean): Cell {
  return header ? { value, type: String, fontWeight: 'bold' } : { value, type: String }
}

async function finish() {
  const book = await writeXlsxFile(cells, { stickyRowsCount: 1 }).toBuffer()
  parentPort?.postMessage(new Uint8Array(book))
}
