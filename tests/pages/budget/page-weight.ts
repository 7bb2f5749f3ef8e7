import { expect } from 'vitest'
import { rawRequest } from '../raw-request.ts'

/** Bytes as sent to a browser that accepts this encoding. */
export type Weight = { html: number; javascript: number; css: number; fonts: number }

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g
const FONT = /url\("?([^")]+\.woff2)"?\)/g

/** Scripts that a page starts with, at once or after its first pictures. */
const PRELOADED = /<link (?:fetchpriority="low" )?rel="(?:later|modulepreload)" href="([^"]+)"/gi
const IMPORTED_BY_PAGE = /(?:import|from)\s*"(\/assets\/[^"]+)"/g
const IMPORTED_BY_SCRIPT = /(?:import|from)\s*"(\.\/[^"]+)"/g

/** What a first-time visitor loads before doing anything; code that waits for an interaction does not count. */
export async function pageWeight(node: string, path: string, encoding: 'br' | 'gzip'): Promise<Weight> {
  await expect.poll(() => isWellCompressed(node, path), { timeout: 20_000 }).toBe(true)
  const text = async (file: string) =>
    String((await rawRequest(node, file, { 'accept-encoding': 'identity' })).body)
  const html = await text(path)

  const stylesheets = addresses(html, STYLESHEET)
  const fonts = new Set<string>()
  for (const sheet of stylesheets)
    for (const font of addresses(await text(sheet), FONT)) fonts.add(resolved(font, sheet))
  const scripts = new Set([...addresses(html, PRELOADED), ...addresses(html, IMPORTED_BY_PAGE)])
  // A set's loop reaches what is added meanwhile: imports of imports.
  for (const script of scripts)
    for (const imported of addresses(await text(script), IMPORTED_BY_SCRIPT))
      scripts.add(resolved(imported, script))

  return {
    html: await size([path]),
    javascript: await size(scripts),
    css: await size(stylesheets),
    fonts: await size(fonts),
  }

  async function size(files: Iterable<string>): Promise<number> {
    let bytes = 0
    for (const file of files) {
      const { status, body } = await rawRequest(node, file, { 'accept-encoding': encoding })
      expect([file, status]).toEqual([file, 200])
      bytes += body.byteLength
    }
    return bytes
  }
}

/** A cached page is compressed better after its second request, and is then sent in brotli rather than in zstd. */
async function isWellCompressed(node: string, path: string): Promise<boolean> {
  const { headers } = await rawRequest(node, path, { 'accept-encoding': 'br, zstd' })

  return headers['content-encoding'] === 'br' || headers['cache-control'] === 'private, no-store'
}

function addresses(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address)
}

function resolved(address: string, base: string): string {
  return new URL(address, new URL(base, 'http://loja')).pathname
}
