import { createHash, randomBytes } from 'node:crypto'

/** A random key of 256 bits in base64url: for links, sessions and tokens. */
export function newKey(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a key: its SHA-256 in hex. Keys are long and random, so a fast hash is enough. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
