import { cloudflare } from './cloudflare.ts'
import { fastly } from './fastly.ts'
import type { Cdn, CdnPlace } from './port.ts'
import { varnish } from './varnish.ts'

/** Opens the cache before the shop. */
export function openCdn(place: CdnPlace): Cdn {
  switch (place.kind) {
    case 'varnish':
      return varnish(place.urls)
    case 'fastly':
      return fastly(place)
    case 'cloudflare':
      return cloudflare(place)
  }
}
