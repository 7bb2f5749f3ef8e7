import { cpus } from 'node:os'
import type { Load } from './load.ts'
import type { Target } from './targets.ts'

export type Row = {
  target: Target
  bytes: number
  one: Load
  many: Load
  bareOne: Load
  bareMany: Load
  aim: string
  met: boolean | null
}

/** The measurement as a Markdown table, for the terminal and for `docs/performance.md`. */
export function report(
  rows: Row[],
  figures: { name: string; value: string; aim: string; met: boolean }[],
  products: number,
): string {
  const lines = rows.map(({ target, bytes, one, many, bareOne, bareMany, aim, met }) =>
    cells([
      target.name,
      KINDS[target.kind],
      kilobytes(bytes),
      ms(one.p50),
      ms(one.p99),
      count(one.requestsPerSecond),
      ratio(one, bareOne),
      ms(many.p50),
      ms(many.p99),
      count(many.requestsPerSecond),
      ratio(many, bareMany),
      aim,
      mark(met),
    ]),
  )
  const [cpu] = cpus()

  return [
    `${products.toLocaleString('en')} products, Node ${process.versions.node}, ${cpus().length} cores (${cpu?.model.trim() ?? '?'}); the server and its database on one, the generator on the other.`,
    '',
    cells([
      'what',
      'how',
      'kB',
      'p50 ms ×1',
      'p99 ms ×1',
      'req/s ×1',
      'of bare ×1',
      'p50 ms ×16',
      'p99 ms ×16',
      'req/s ×16',
      'of bare ×16',
      'aim',
      '',
    ]),
    cells(Array.from({ length: 13 }, () => '---')),
    ...lines,
    '',
    cells(['what', 'measured', 'aim', '']),
    cells(['---', '---', '---', '---']),
    ...figures.map(({ name, value, aim, met }) => cells([name, value, aim, mark(met)])),
  ].join('\n')
}

const KINDS = { cached: 'page, cached', rendered: 'page, rendered', api: 'API' }

export function ratio(load: Load, bare: Load): string {
  return (load.requestsPerSecond / bare.requestsPerSecond).toFixed(2)
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function cells(values: string[]): string {
  return `| ${values.join(' | ')} |`
}

function ms(value: number): string {
  return value.toFixed(2)
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function mark(met: boolean | null): string {
  if (met === null) return ''
  return met ? '✓' : '✗'
}
