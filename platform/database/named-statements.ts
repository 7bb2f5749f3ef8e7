import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * Maximum number of prepared statements. The shop has fewer; lists of varying length must not fill the server's memory.
 */
const LIMIT = 400

/**
 * Text searches are planned with their words each time: the number of matching products decides the plan, and a generic
 * plan is bad for common words. So are statements with this comment, for the same reason.
 */
const VALUES_DECIDE = /@@|\/\* values decide \*\//

const names = new Map<string, string>()

/**
 * Makes PostgreSQL parse and plan each statement once per connection, not at every use: statements get a name derived
 * from their text. Not through a pooler in transaction mode: the next statement may be on another connection.
 */
export function nameStatements(client: pg.ClientBase): void {
  const query: (config: unknown, ...rest: unknown[]) => unknown = client.query.bind(client)
  // The one place that passes the driver's many overloads through unchanged.
  client.query = ((config: unknown, ...rest: unknown[]) =>
    query(named(config), ...rest)) as typeof client.query
}

/** Takes away the names that prepared queries have, for a pooler in transaction mode. */
export function unnameStatements(client: pg.ClientBase): void {
  const query: (config: unknown, ...rest: unknown[]) => unknown = client.query.bind(client)
  client.query = ((config: unknown, ...rest: unknown[]) =>
    query(isStatement(config) ? { ...config, name: undefined } : config, ...rest)) as typeof client.query
}

function named(config: unknown): unknown {
  if (!isStatement(config) || config.name !== undefined || VALUES_DECIDE.test(config.text)) return config
  const name = nameOf(config.text)
  return name ? { ...config, name } : config
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= LIMIT) return known
  const name = `s_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

/**
 * A statement with parameters comes as an object; scripts of several statements come as text and cannot be prepared.
 */
function isStatement(config: unknown): config is { text: string; name?: string } {
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'
}
