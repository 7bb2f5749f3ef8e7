import type { Errors } from '../generator/plan.ts'

/** A row of a Markdown table. */
export function cells(values: readonly string[]): string {
  return `| ${values.join(' | ')} |`
}

/** Head and rule of a Markdown table. */
export function head(names: readonly string[]): string {
  return `${cells(names)}\n${cells(names.map(() => '---'))}`
}

export function ms(value: number): string {
  return value.toFixed(2)
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en')
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** Difference to an earlier figure, as `+12 %`. */
export function change(now: number, before: number): string {
  const difference = Math.round((now / before - 1) * 100)

  return `${difference < 0 ? '−' : '+'}${Math.abs(difference)} %`
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

export function megabytes(bytes: number): string {
  return String(Math.round(bytes / 1e6))
}

export function mark(met: boolean): string {
  return met ? '✓' : '✗'
}

export function errorText({ refused, timeouts, broken }: Errors): string {
  const parts = [
    { count: refused, name: 'refused' },
    { count: timeouts, name: 'late' },
    { count: broken, name: 'broken' },
  ].filter((part) => part.count > 0)

  return parts.map((part) => `${part.count} ${part.name}`).join(', ') || '0'
}
