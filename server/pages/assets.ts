import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest'])

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }

type Asset = { type: string; immutable: boolean; body: Buffer; br: Buffer | null; gzip: Buffer | null }

/**
 * The built files of the shop, read and compressed once at the start: they are few and small. What carries a hash of
 * its content in its name may be kept by browsers for ever.
 */
export async function loadAssets(folder: string): Promise<Map<string, Asset>> {
  const files = await readdir(folder, { recursive: true })
  const assets = await Promise.all(
    files.map(async (file): Promise<[string, Asset][]> => {
      const path = join(folder, file)
      const type = TYPES[extname(file)]
      if (!type || !(await stat(path)).isFile()) return []
      const url = `/${relative(folder, path).split(sep).join('/')}`
      return [[url, await loadAsset(path, type, url.startsWith('/assets/'))]]
    }),
  )
  return new Map(assets.flat())
}

/** Answers with the asset at the path of the request. */
export function assetRoute(assets: Map<string, Asset>) {
  return (c: Context) =>
    assetResponse(assets, c.req.path, c.req.header('accept-encoding') ?? '') ?? c.notFound()
}

/** The answer to a request for one of them, or undefined. */
export function assetResponse(
  assets: Map<string, Asset>,
  pathname: string,
  acceptEncoding: string,
): Response | undefined {
  const asset = assets.get(pathname)
  if (!asset) return undefined
  const headers = new Headers({
    'content-type': asset.type,
    'cache-control': lifeOf(pathname, asset),
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
  for (const encoding of ['br', 'gzip'] as const) {
    const body = asset[encoding]
    if (!body || !acceptEncoding.includes(encoding)) continue
    headers.set('content-encoding', encoding)
    return new Response(new Uint8Array(body), { headers })
  }
  return new Response(new Uint8Array(asset.body), { headers })
}

/** Browsers look for a new service worker themselves; a kept one must not come between. */
function lifeOf(pathname: string, { immutable }: Asset): string {
  if (pathname === '/sw.js') return 'no-cache'
  return immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
}

async function loadAsset(path: string, type: string, immutable: boolean): Promise<Asset> {
  const body = await readFile(path)
  if (!COMPRESSIBLE.has(extname(path))) return { type, immutable, body, br: null, gzip: null }
  const [br, zipped] = await Promise.all([compressors.br(body), compressors.gzip(body, { level: 9 })])
  return { type, immutable, body, br, gzip: zipped }
}
