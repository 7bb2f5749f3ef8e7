import { parentPort, workerData } from 'node:worker_threads'
import { parse } from 'csv-parse/sync'
import writeXlsxFile from 'write-excel-file/node'

// Converts one CSV into a workbook in a worker thread.

const csv: Uint8Array = workerData
const rows: string[][] = parse(Buffer.from(csv), { delimiter: ';', bom: true, relax_column_count: true })
const cells = rows.map((row, i) =>
  row.map((value) => ({ value, type: String, ...(i === 0 ? { fontWeight: 'bold' as const } : {}) })),
)
const book = await writeXlsxFile(cells, { stickyRowsCount: 1 }).toBuffer()
parentPort?.postMessage(new Uint8Array(book))
