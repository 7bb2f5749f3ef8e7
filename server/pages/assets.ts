import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
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

/** In order of preference, with the files' suffixes. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** Whether compression makes a file smaller. */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.has(extname(path))
}

type Asset = { type: string; immutable: boolean; body: Buffer; br: Buffer | null; gzip: Buffer | null }

/**
 * The built files of the shop, read once at the start: they are few and small. Sent as the build compressed them
 * (`compress-assets.ts`). Files with a content hash in their name may be cached by browsers for ever.
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

/** Returns the response for an asset, or undefined. */
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
  for (const { name } of ENCODINGS) {
    const body = asset[name]
    if (!body || !acceptEncoding.includes(name)) continue
    headers.set('content-encoding', name)
    return new Response(new Uint8Array(body), { headers })
  }
  return new Response(new Uint8Array(asset.body), { headers })
}

/** Browsers check for a new service worker themselves; a cached one must not interfere. */
function lifeOf(pathname: string, { immutable }: Asset): string {
  if (pathname === '/sw.js') return 'no-cache'
  return immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
}

async function loadAsset(path: string, type: string, immutable: boolean): Promise<Asset> {
  const [body, br, gzip] = await Promise.all([
    readFile(path),
    ...ENCODINGS.map(({ suffix }) => readFile(path + suffix).catch(orNone)),
  ])

  return {
    type,
    immutable,
    body,
    br: br ?? null,
    gzip: gzip ?? null,
  }
}

/** Small files and pictures have no compressed versions. */
function orNone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
