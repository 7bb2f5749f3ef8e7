import { hash } from 'node:crypto'
import { isTagOf, readTags, type Tag } from '#platform/infrastructure/tags.ts'
import type { Cdn } from './port.ts'

/** Forty bits, without capitals, which Cloudflare does not tell apart. Two tags with one key are purged together. */
const KEY_LENGTH = 10

/** Varnish takes 8 kB as a header by default; Fastly and Cloudflare take 16. */
const MAX_HEADER = 7_500

/** The key that every page carries. */
export const EVERYTHING = 'tudo'

/** Returns the keys of changed tags. Jobs have tags too, which no page carries. */
export function keysOf(tags: Iterable<string>): string[] {
  return [...tags]
    .flatMap(readTags)
    .filter((tag) => !isTagOf(tag, ['job']))
    .map(keyOf)
}

/** Returns the header's value for a page that carries these tags; null if it would be too long. */
export function keysHeader({ separator }: Pick<Cdn, 'separator'>, tags: Iterable<string>): string | null {
  const text = [EVERYTHING, ...keysOf(tags)].join(separator)

  return text.length > MAX_HEADER ? null : text
}

function keyOf(tag: Tag): string {
  return hash('sha256', tag, 'hex').slice(0, KEY_LENGTH)
}
