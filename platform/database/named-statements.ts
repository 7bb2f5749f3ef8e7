import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'

/**
 * Maximum number of statements that a connection has prepared besides those with names of their own (`preparedQuery`).
 * PostgreSQL stores a plan of each, so what is used least recently gives way.
 */
export const MAX_PREPARED = 400

/** Characters of all statements that this process remembers: some two thousand. */
const MAX_KNOWN_CHARACTERS = 4_000_000

/**
 * Text searches are planned with their words each time: the number of matching products decides the plan, and a generic
 * plan is bad for common words. So are statements with this comment, for the same reason.
 */
const VALUES_DECIDE = /@@|\/\* values decide \*\//

/** A statement's text, and its name from its second use on. */
type Known = { text: string; name: string | null }

const known = new LRUCache<string, Known>({
  maxSize: MAX_KNOWN_CHARACTERS,
  sizeCalculation: (_, text) => text.length + 1,
})

/**
 * Makes PostgreSQL parse and plan each statement once per connection, not at every use: statements get a name derived
 * from their text, if they are used a second time. Lists of varying length make many texts, most of which are used
 * once. Not through a pooler in transaction mode: the next statement may be on another connection.
 */
export function nameStatements(client: pg.Client): void {
  const prepared = new LRUCache<string, true>({
    max: MAX_PREPARED,
    dispose: (_, name, reason) => {
      if (reason === 'evict') closeStatement(client, name)
    },
  })
  const query: (config: unknown, ...rest: unknown[]) => unknown = client.query.bind(client)
  // The one place that passes the driver's many overloads through unchanged.
  client.query = ((config: unknown, ...rest: unknown[]) =>
    query(named(config, prepared), ...rest)) as typeof client.query
}

/** Takes away the names that prepared queries have, for a pooler in transaction mode. */
export function unnameStatements(client: pg.ClientBase): void {
  const query: (config: unknown, ...rest: unknown[]) => unknown = client.query.bind(client)
  client.query = ((config: unknown, ...rest: unknown[]) =>
    query(isStatement(config) ? { ...config, name: undefined } : config, ...rest)) as typeof client.query
}

function named(config: unknown, prepared: LRUCache<string, true>): unknown {
  if (!isStatement(config) || config.name !== undefined) return config
  const { text, name } = lookUp(config.text)
  if (name === null) return config
  if (!prepared.get(name)) prepared.set(name, true)
  // The driver stores the text for each connection: the same string for all of them.
  return { ...config, text, name }
}

function lookUp(text: string): Known {
  const before = known.get(text)
  if (before?.name) return before
  const name = before && !VALUES_DECIDE.test(text) ? nameOf(text) : null
  const now = { text: before?.text ?? text, name }
  known.set(text, now)
  return now
}

function nameOf(text: string): string {
  return `s_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
}

/**
 * Sends the protocol's own message, which precedes the next statement without an answer to wait for, and also works in
 * a transaction that has failed. The driver sends it, but does not note it.
 */
function closeStatement({ connection }: pg.Client, name: string): void {
  connection.close({ type: 'S', name }, true)
  const { parsedStatements } = connection as pg.Connection & { parsedStatements: Record<string, string> }
  delete parsedStatements[name]
}

/**
 * A statement with parameters comes as an object; scripts of several statements come as text and cannot be prepared.
 */
function isStatement(config: unknown): config is { text: string; name?: string } {
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'
}
