import type { MachineLoad } from '../machine/watch-machine.ts'
import { cells, count, head, mark, ms, percent } from './figures.ts'

/** What a request costs, in milliseconds; `processor` is that of shop and database, null where it was not measured. */
export type Cost = { name: string; p50: number; processor: number | null; database: number }

export type Sizes = {
  products: number
  skus: number
  bytes: number
  tables: { name: string; bytes: number; indexes: number }[]
}

export type GrowthInput = {
  few: readonly Cost[]
  many: readonly Cost[]
  before: Sizes
  after: Sizes
  fillSeconds: number
  seconds: number
  machine: MachineLoad
}

/** How many times the processor time of the small shop a request may take in the large one. */
const LIMIT = 2

/** The database may take so many bytes for each product that was added. */
const BYTES_PER_PRODUCT = 8_000

/** Below this, in milliseconds, the clock of processor time is too coarse for a comparison. */
const SMALLEST = 3

/** Few and many products side by side, as Markdown. */
export function growthReport({
  few,
  many,
  before,
  after,
  fillSeconds,
  seconds,
  machine,
}: GrowthInput): string {
  const added = after.products - before.products
  const each = (after.bytes - before.bytes) / added
  const rows = few.flatMap((one) => {
    const other = many.find(({ name }) => name === one.name)
    return other ? [row(one, other)] : []
  })

  return [
    `${count(before.products)} products (${count(before.skus)} SKUs), and then ${count(after.products)} (${count(after.skus)}) in the same shop; at one connection, ${seconds} s each. ${machineText(machine)}`,
    `Filling in the others took ${count(fillSeconds)} s; the database grew from ${gigabytes(before.bytes)} to ${gigabytes(after.bytes)} GB, by ${kilobytes(each)} kB per product (≤ ${kilobytes(BYTES_PER_PRODUCT)}: ${mark(each <= BYTES_PER_PRODUCT)}).`,
    [head(['what', 'ms, few', 'ms, many', 'times', `≤ ${LIMIT}`, 'p50, few', 'p50, many']), ...rows].join(
      '\n',
    ),
    [
      head(['table', 'kB per product', 'of that indexes']),
      ...after.tables.map(({ name, bytes, indexes }) =>
        cells([name, kilobytes(bytes / after.products), kilobytes(indexes / after.products)]),
      ),
    ].join('\n'),
  ].join('\n\n')
}

function row(few: Cost, many: Cost): string {
  const [before, after] = [few.processor ?? few.database, many.processor ?? many.database]
  const times = Math.max(after, SMALLEST) / Math.max(before, SMALLEST)

  return cells([
    few.name,
    ms(before),
    ms(after),
    times.toFixed(1),
    mark(times <= LIMIT),
    ms(few.p50),
    ms(many.p50),
  ])
}

function machineText({ others, loadBefore }: MachineLoad): string {
  return `Other programs used ${percent(others)} of the machine meanwhile, with a load of ${loadBefore.toFixed(1)} before.`
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(2)
}
