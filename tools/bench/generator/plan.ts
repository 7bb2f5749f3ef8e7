import { randomBytes } from 'node:crypto'

/**
 * Requests of one kind. In `path`, the values of `headers` and `body`, `{n}` is the request's number (eight digits) and
 * `{1}`, `{2}` … are the columns of its row; rows are used in turn.
 */
export type Requests = {
  method?: 'POST' | 'PUT'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
  rows?: readonly (readonly string[])[]
  /** Whether a row can be used only once; the measurement fails when they run out. */
  once?: boolean
}

export type Plan = {
  /** Origins of the servers, among which the generator's threads are shared out. */
  urls: readonly string[]
  requests: Requests
  connections: number
  seconds: number
}

/**
 * The result of one run. Durations in milliseconds, from a request to the end of its response; only successes count in
 * `requestsPerSecond`.
 */
export type Load = { requestsPerSecond: number; p50: number; p99: number; p999: number; errors: Errors }

/** Numbers of requests: answered with a status of 400 or more, not answered in time, cut off. */
export type Errors = { refused: number; timeouts: number; broken: number }

/** Milliseconds after which an unanswered request counts as an error. */
export const TIMEOUT_MS = 10_000

/** Encodings as a browser accepts them. */
export const ACCEPTED = { 'accept-encoding': 'gzip, deflate, br, zstd' }

const PLACEHOLDER = /\{(\w+)\}/g

/** A word that no request had before: an address with it and `{n}` is requested once. */
export function newWord(): string {
  return `x${randomBytes(4).toString('hex')}`
}

/** Whether the requests differ from each other. */
export function varies({ path, headers = {}, body = '' }: Requests): boolean {
  return [path, body, ...Object.values(headers)].some((template) => template.search(PLACEHOLDER) !== -1)
}

/** Replaces the placeholders of a template for the n-th request. */
export function fill(template: string, n: number, row: readonly string[]): string {
  return template.replaceAll(PLACEHOLDER, (_, name: string) =>
    name === 'n' ? String(n).padStart(8, '0') : (row[Number(name) - 1] ?? ''),
  )
}
