import { createHash } from 'node:crypto'

/** SHA-256 of a request's content, in hex: an idempotency key that is reused with another fingerprint is refused. */
export function requestFingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
