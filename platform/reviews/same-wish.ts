import { createHash } from 'node:crypto'

/** One key for what is the same wish, so that a second click does not count as a second one. */
export function sameWish(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
