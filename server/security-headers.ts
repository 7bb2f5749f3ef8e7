import { hash } from 'node:crypto'
import type { Settings } from '#contract/settings.ts'

/** The opening tag of a script that has its own address, or of data, which does not run. */
const NEEDS_NO_HASH = /\ssrc=|application\/(ld\+)?json/

/** What every answer carries. */
export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Other origins that a page may take from and speak to. */
export type Sources = { scripts: string[]; calls: string[]; pictures: string[] }

const NONE: Sources = { scripts: [], calls: [], pictures: [] }

/** What the merchant's measuring services need; nothing where none is configured. */
export function merchantSources({ googleAnalytics, metaPixel }: Settings['sistema']['integracoes']): Sources {
  const used = [
    googleAnalytics !== '' && {
      scripts: ['https://www.googletagmanager.com'],
      calls: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
      pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    },
    metaPixel !== '' && {
      scripts: ['https://connect.facebook.net'],
      calls: ['https://www.facebook.com'],
      pictures: ['https://www.facebook.com'],
    },
  ].filter((sources) => sources !== false)

  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    calls: used.flatMap(({ calls }) => calls),
    pictures: used.flatMap(({ pictures }) => pictures),
  }
}

/** What pages where a card may be typed need besides: the provider's script, which calls its own origin. */
export function withCardScript(sources: Sources, script: string | undefined): Sources {
  if (!script) return sources
  const { origin } = new URL(script)

  return { ...sources, scripts: [...sources.scripts, origin], calls: [...sources.calls, origin] }
}

/**
 * The Content-Security-Policy of one document. Its inline scripts are named by their hashes, so that the page can be
 * kept and sent to everybody: a nonce would be the same for all, and so no secret.
 */
export function contentSecurityPolicy(
  html: Uint8Array,
  { scripts, calls, pictures }: Sources = NONE,
): string {
  const hashes = new Set<string>()
  for (const script of inlineScripts(html)) hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`)

  return [
    "default-src 'self'",
    words('script-src', [...hashes, ...scripts]),
    "style-src 'self' 'unsafe-inline'",
    words('img-src', ['data:', ...pictures]),
    "font-src 'self'",
    words('connect-src', calls),
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Looked for among the bytes: a document is long, and of its scripts only few and short ones run. */
function* inlineScripts({ buffer, byteOffset, byteLength }: Uint8Array): Generator<Uint8Array> {
  const html = Buffer.from(buffer, byteOffset, byteLength)
  for (let start = html.indexOf('<script'); start !== -1; ) {
    const body = html.indexOf('>', start) + 1
    const end = html.indexOf('</script>', body)
    if (body === 0 || end === -1) return
    if (!NEEDS_NO_HASH.test(html.toString('latin1', start, body))) yield html.subarray(body, end)
    start = html.indexOf('<script', end)
  }
}

function words(directive: string, sources: string[]): string {
  return [directive, "'self'", ...sources].join(' ')
}
