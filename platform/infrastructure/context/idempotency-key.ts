import { createHash } from 'node:crypto'

/** The same text for the same wish, from what it asks for: a second click or a repeated request does not count as a second one. */
export function wishKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
