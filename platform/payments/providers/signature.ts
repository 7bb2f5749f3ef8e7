import { createHmac } from 'node:crypto'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'

/** Maximum age of a signed message in seconds; an older one may be a replay. */
const TOLERANCE = 300

/** `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`, the most common form of signed webhooks. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)

  return `t=${seconds},v1=${digest(secret, seconds, body)}`
}

/**
 * Whether a body was signed with the secret within five minutes of `now`. There may be several `v1` while secrets are
 * rotated.
 */
export function signatureHolds(secret: string, header: string, body: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE)) return false
  const expected = digest(secret, seconds, body)

  return parts.some(([name, value = '']) => name === 'v1' && sameSecret(value, expected))
}

function digest(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}
