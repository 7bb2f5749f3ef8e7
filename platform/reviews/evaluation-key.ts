import { createHash } from 'node:crypto'

/** The hash under which a one-time key is kept. Keys are long and random, so a plain hash is enough. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
