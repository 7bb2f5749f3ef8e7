import { callCdn } from './call-cdn.ts'
import type { Cdn } from './port.ts'

/** The keys of one request fit well into the 8 kB that Varnish takes as a header. */
const MAX_KEYS = 256

/**
 * Varnish with `xkey` of varnish-modules, as `deploy/varnish.vcl` configures it: `PURGE` with the keys. Several of them
 * are all purged.
 */
export function varnish(urls: readonly string[], deadlineMs?: number): Cdn {
  return {
    keysHeader: 'xkey',
    separator: ' ',
    maxKeys: MAX_KEYS,
    pauseMs: 0,
    againMs: 300,

    async purge(keys) {
      const headers = { xkey: keys.join(' ') }
      await Promise.all(
        urls.map((url) =>
          callCdn({
            name: `Varnish at ${new URL(url).host}`,
            url,
            method: 'PURGE',
            headers,
            deadlineMs,
          }),
        ),
      )
    },
  }
}
