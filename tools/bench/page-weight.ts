import { gzipSync } from 'node:zlib'

const MODULE = /(?:src|href)="(\/assets\/[^"]+\.js)"/g
const STATIC_IMPORT = /(?:import|from)\s*"(\.\/[^"]+\.js)"/g

/** What a page costs its first visitor, in bytes after gzip. */
export async function pageWeight(url: string): Promise<{ html: number; javascript: number }> {
  const html = await text(url)
  const pending = [...html.matchAll(MODULE)].map(([, path]) => path ?? '')
  const scripts = new Map<string, number>()
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (scripts.has(path)) continue
    const script = await text(new URL(path, url).href)
    scripts.set(path, gzipped(script))
    for (const [, imported] of script.matchAll(STATIC_IMPORT)) {
      if (imported) pending.push(new URL(imported, new URL(path, url)).pathname)
    }
  }

  return { html: gzipped(html), javascript: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) }
}

async function text(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

function gzipped(body: string): number {
  return gzipSync(body, { level: 9 }).byteLength
}
