import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Distinct statements that are prepared. The shop has fewer; lists of changing length must not fill the server's memory. */
const LIMIT = 400

/**
 * Matching text is planned with its words each time: how many products hold them decides the plan, and a plan for any
 * words is a bad one for common words.
 */
const VALUES_DECIDE = /@@/

const names = new Map<string, string>()

/**
 * Has PostgreSQL parse and plan each statement of this connection once, and not at every use: statements get a name made
 * of their text. A pooler between has to know prepared statements (PgBouncer since 1.21).
 */
export function nameStatements(client: pg.ClientBase): void {
  const query: (config: unknown, ...rest: unknown[]) => unknown = client.query.bind(client)
  // The one edge where the driver's many overloads are passed through as they are.
  client.query = ((config: unknown, ...rest: unknown[]) =>
    query(named(config), ...rest)) as typeof client.query
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

/** A statement with parameters comes as an object; scripts of several statements come as text, and can't be prepared. */
function isStatement(config: unknown): config is { text: string; name?: string } {
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'
}
