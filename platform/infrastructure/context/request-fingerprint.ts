import { createHash } from 'node:crypto'

/** SHA-256 of what a request asks for, in hex: an idempotency key that comes again with another fingerprint is refused. */
export function requestFingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
