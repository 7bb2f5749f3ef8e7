import * as z from 'zod'
import { callCdn, jsonOf } from './call-cdn.ts'
import { type Cdn, CdnFailure } from './port.ts'

export const CLOUDFLARE = 'https://api.cloudflare.com'

type CloudflareInput = { url: string; service: string; token: string; deadlineMs?: number | undefined }

const Answer = z.object({ success: z.literal(true) })

/**
 * Cloudflare: up to 100 tags in one call, and 5 calls a second for all nodes of a zone's account from the plan Pro on
 * (10 and 50 above, 5 a minute below).
 */
export function cloudflare({ url, service, token, deadlineMs }: CloudflareInput): Cdn {
  return {
    keysHeader: 'cache-tag',
    separator: ',',
    maxKeys: 100,
    pauseMs: 1_000,
    againMs: 2_000,

    async purge(keys) {
      const text = await callCdn({
        name: 'Cloudflare',
        url: `${url}/client/v4/zones/${service}/purge_cache`,
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: keys }),
        deadlineMs,
      })
      if (!Answer.safeParse(jsonOf(text)).success)
        throw new CdnFailure('Cloudflare did not confirm the purge.')
    },
  }
}
