import { zstdDecompressSync } from 'node:zlib'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import { type StoredPage, storePage } from './stored-page.ts'

/** After all scripts, outside of what React hydrates. */
const END = '</body>'

const STRIP =
  '<div role="status" style="position:fixed;inset:auto 0 0;z-index:90;padding:12px 24px;background:#2a241f;color:#fbf8f3;font:15px/1.4 Inter,Arial,sans-serif;text-align:center">Preços e estoque podem ter mudado. Eles são conferidos antes do pagamento.</div>'

const stale = new WeakMap<StoredPage, StoredPage>()

/**
 * Returns a page from before the outage with a notice to its readers. Headers keep other caches from storing it, and
 * mark it as stale (RFC 9211).
 */
export function stalePage(page: StoredPage): StoredPage {
  const known = stale.get(page)
  if (known) return known
  const headers = {
    ...page.headers,
    'cache-control': NEVER_STORED,
    'cache-status': 'lira; hit; detail=stale',
  }
  const marked = storePage(page.status, headers, markedBody(page), false)
  stale.set(page, marked)

  return marked
}

function markedBody({ headers, zstd }: StoredPage): Buffer {
  const body = zstdDecompressSync(zstd)
  const end = body.lastIndexOf(END)
  if (end === -1 || !headers['content-type']?.startsWith('text/html')) return body

  return Buffer.concat([body.subarray(0, end), Buffer.from(STRIP), body.subarray(end)])
}
