import { AsyncResource } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Tracer } from './tracer.ts'

/** Statements whose summary is remembered. */
const LIMIT = 400

/** What a statement begins with; `with` says nothing of what it does. */
const OPERATION = /^\s*(?!with\b)([a-z]+)/i
/** What a statement writes, also within `with`; not the locks of `for update`. */
const WRITING =
  /\b(insert)\s+into\s+"?([a-z_][\w.]*)|\b(delete)\s+from\s+"?([a-z_][\w.]*)|\b(update)\s+"?([a-z_][\w.]*)"?(?:\s+(?:as\s+)?\w+)?\s+set\b/i
const READ = /\bfrom\s+"?([a-z_][\w.]*)/i

const summaries = new LRUCache<string, Record<string, string>>({ max: LIMIT })

/** Gives each statement of a pool's connections a span. Its text is recorded, its parameters are not. */
export function traceStatements(pool: pg.Pool, tracer: Tracer): void {
  const connect: (callback?: Callback) => unknown = pool.connect.bind(pool)
  // A free connection is announced by whoever released it: the statement belongs to whoever waited.
  pool.connect = ((callback?: Callback) =>
    connect(callback && AsyncResource.bind(callback))) as typeof pool.connect
  pool.on('connect', (client) => traceClient(client, tracer))
}

type Callback = (...args: unknown[]) => void

function traceClient(client: pg.ClientBase, tracer: Tracer) {
  const query: (config: unknown, ...rest: unknown[]) => unknown = client.query.bind(client)
  // The one place that passes the driver's many overloads through.
  client.query = ((config: unknown, ...rest: unknown[]) => {
    const text = textOf(config)
    if (text === undefined) return query(config, ...rest)
    const attributes = attributesOf(text)
    const end = tracer.begin({
      name: attributes['db.query.summary'] ?? 'statement',
      kind: 'client',
      attributes,
    })
    const callback = rest.at(-1)
    if (typeof callback === 'function') {
      const heard = (error: unknown, ...result: unknown[]) => {
        end(error)
        callback(error, ...result)
      }
      return query(config, ...rest.slice(0, -1), heard)
    }
    const answer = query(config, ...rest)
    if (answer instanceof Promise) answer.then(() => end(), end)
    else end()
    return answer
  }) as typeof client.query
}

/** Undefined for what streams: its text is its own. */
function textOf(config: unknown): string | undefined {
  if (typeof config === 'string') return config
  const isPlain = typeof config === 'object' && config !== null && !('submit' in config) && 'text' in config

  return isPlain && typeof config.text === 'string' ? config.text : undefined
}

function attributesOf(text: string): Record<string, string> {
  const known = summaries.get(text)
  if (known) return known
  const [, ...writing] = WRITING.exec(text) ?? []
  const [written, target] = writing.filter((found) => found !== undefined)
  const operation = (written ?? OPERATION.exec(text)?.[1] ?? 'select').toLowerCase()
  const table = target ?? READ.exec(text)?.[1]
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.summary': table ? `${operation} ${table}` : operation,
    'db.query.text': text,
  }
  summaries.set(text, attributes)

  return attributes
}
