import { zstdDecompressSync } from 'node:zlib'
import { type StoredPage, storePage } from './stored-page.ts'

/** Behind all scripts, where it is no part of what the page makes of itself in the browser. */
const END = '</body>'

const STRIP =
  '<div role="status" style="position:fixed;inset:auto 0 0;z-index:90;padding:12px 24px;background:#2a241f;color:#fbf8f3;font:15px/1.4 Inter,Arial,sans-serif;text-align:center">Preços e estoque podem ter mudado. Eles são conferidos antes do pagamento.</div>'

const stale = new WeakMap<StoredPage, StoredPage>()

/**
 * A page from before the shop lost sight of changes, which says so to who reads it. Nobody else may keep it: its headers tell
 * caches that it is out of date (RFC 9211).
 */
export function stalePage(page: StoredPage): StoredPage {
  const known = stale.get(page)
  if (known) return known
  const headers = { ...page.headers, 'cache-control': 'no-store', 'cache-status': 'lira; hit; detail=stale' }
  const made = storePage(page.status, headers, markedBody(page), false)
  stale.set(page, made)

  return made
}

function markedBody({ headers, zstd }: StoredPage): Buffer {
  const body = zstdDecompressSync(zstd)
  const end = body.lastIndexOf(END)
  if (end === -1 || !headers['content-type']?.startsWith('text/html')) return body

  return Buffer.concat([body.subarray(0, end), Buffer.from(STRIP), body.subarray(end)])
}
