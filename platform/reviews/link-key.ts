import { createHash, randomBytes } from 'node:crypto'

/** A key that nobody guesses, for the link of a mail. */
export function newKey(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash under which a one-time key is kept. Keys are long and random, so a plain hash is enough. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
