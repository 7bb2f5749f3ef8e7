import { hash } from 'node:crypto'
import type { Settings } from '#contract/settings/settings.ts'

/** Headers of every response. */
export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Replaces a header of every response on pages that the panel shows in a frame. */
export const FRAMED: Record<string, string> = { 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' }

/** Replaces a header of every response on the page that listens to the microphone. */
export const LISTENING: Record<string, string> = {
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(), interest-cohort=()',
}

/** Other origins that a page may load from and connect to. */
export type Sources = { scripts: string[]; calls: string[]; pictures: string[]; frames: string[] }

const NONE: Sources = { scripts: [], calls: [], pictures: [], frames: [] }

/** Origins of the merchant's measuring services, as far as configured. */
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
    frames: [],
  }
}

/**
 * Returns the Content-Security-Policy of one document, which allows these inline scripts and no others. By hash, so
 * that the page can be cached and sent to everybody: a nonce would be the same for all, and so no secret. The caller
 * takes the scripts from their source, never from a finished document, where they may have been injected. A `framed`
 * document may be shown in a frame of the shop's own origin.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { scripts, calls, pictures, frames }: Sources = NONE,
  framed = false,
): string {
  return [
    "default-src 'self'",
    words('script-src', [...new Set(inlineScripts.map(hashOf)), ...scripts]),
    "style-src 'self' 'unsafe-inline'",
    words('img-src', ['data:', ...pictures]),
    "font-src 'self'",
    words('connect-src', calls),
    ['frame-src https://www.youtube-nocookie.com', ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    framed ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
  ].join('; ')
}

/** HSTS for a shop with TLS: one year. Subdomains are the merchant's own affair. */
export const STRICT_TRANSPORT = 'max-age=31536000'

/** Pages share a handful of scripts; more distinct texts come from varying pages and are not worth caching. */
const MAX_HASHES = 500

const hashes = new Map<string, string>()

function hashOf(script: string): string {
  const known = hashes.get(script)
  if (known) return known
  const source = `'sha256-${hash('sha256', script, 'base64')}'`
  if (hashes.size < MAX_HASHES) hashes.set(script, source)

  return source
}

function words(directive: string, sources: string[]): string {
  return [directive, "'self'", ...sources].join(' ')
}
