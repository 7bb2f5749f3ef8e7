import * as z from 'zod'
import { callCdn, jsonOf } from './call-cdn.ts'
import { type Cdn, CdnFailure } from './port.ts'

export const FASTLY = 'https://api.fastly.com'

type FastlyInput = { url: string; service: string; token: string; deadlineMs?: number | undefined }

/** A purge's id by key. */
const Answer = z.record(z.string(), z.string())

/**
 * Fastly: up to 256 surrogate keys in one call. It removes at once and does not mark as stale, since a service may be
 * configured to answer with what is stale.
 */
export function fastly({ url, service, token, deadlineMs }: FastlyInput): Cdn {
  return {
    keysHeader: 'surrogate-key',
    separator: ' ',
    maxKeys: 256,
    pauseMs: 100,
    againMs: 2_000,

    async purge(keys) {
      const text = await callCdn({
        name: 'Fastly',
        url: `${url}/service/${service}/purge`,
        method: 'POST',
        headers: { 'fastly-key': token, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ surrogate_keys: keys }),
        deadlineMs,
      })
      const purged = Answer.safeParse(jsonOf(text)).data
      if (!purged || keys.some((key) => !Object.hasOwn(purged, key)))
        throw new CdnFailure('Fastly did not confirm all keys.')
    },
  }
}
