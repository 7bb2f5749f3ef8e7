import { DEVICE_HEADER } from '#domain/urls/device.ts'
import { keysHeader } from '#platform/infrastructure/cdn/keys.ts'
import { type Cdn, SHARED_AGE_S } from '#platform/infrastructure/cdn/port.ts'

/**
 * Returns the headers by which the cache before the shop stores a page with these tags, while browsers ask again each
 * time as ever; null if it has too many tags to be purged.
 */
export function edgeHeaders(cdn: Cdn, tags: Iterable<string>): Record<string, string> | null {
  const keys = keysHeader(cdn, tags)
  if (keys === null) return null

  return {
    [cdn.keysHeader]: keys,
    'cache-control': `public, max-age=0, s-maxage=${SHARED_AGE_S}, must-revalidate`,
    vary: `accept-encoding, ${DEVICE_HEADER}`,
  }
}
