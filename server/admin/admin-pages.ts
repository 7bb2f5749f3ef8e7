import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { assetResponse, loadAssets } from '../pages/assets.ts'

/** Only the panel's own code and styles; no framing. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Stock counts and the forms of pieces read barcodes with the camera; no other page of shop or panel may use it. */
const SCANNING = /^(\/estoque\/contagens\/\d+|\/exemplares\/\d+|\/produtos\/\d+\/exemplares\/novo)$/

const WITH_CAMERA = 'camera=(self), microphone=(), geolocation=(), interest-cohort=()'

/**
 * Serves `/admin` and everything below it: the built files, and the same start document for every address of the panel.
 * Loaded with the first request, since most nodes serve shoppers only.
 */
export function adminPages(folder: string) {
  let read: ReturnType<typeof readPanel> | undefined

  return async (c: Context): Promise<Response> => {
    read ??= readPanel(folder)
    const { document, files } = await read
    const path = c.req.path.replace(/^\/admin/, '')
    if (path === '/sw.js' || path.startsWith('/assets/'))
      return assetResponse(files, path, c.req.header('accept-encoding') ?? '') ?? c.notFound()

    return c.html(document, 200, {
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      ...(SCANNING.test(path) && { 'permissions-policy': WITH_CAMERA }),
    })
  }
}

async function readPanel(folder: string) {
  const [document, files] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    loadAssets(folder),
  ])
  return { document, files }
}
