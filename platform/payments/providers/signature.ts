import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that a signed message may be under way: an older one was kept and is sent again by a stranger. */
const TOLERANCE = 300

/** `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`, the most common form of signed webhooks. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)

  return `t=${seconds},v1=${digest(secret, seconds, body)}`
}

/** Whether a body was signed with the secret within five minutes of `now`. While secrets change, several `v1` may come. */
export function signatureHolds(secret: string, header: string, body: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE)) return false
  const wanted = digest(secret, seconds, body)

  return parts.some(([name, value = '']) => name === 'v1' && sameSecret(value, wanted))
}

/** Compares without telling by its time where two texts begin to differ, nor how long they are. */
export function sameSecret(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()

  return timingSafeEqual(hash(given), hash(wanted))
}

function digest(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}
