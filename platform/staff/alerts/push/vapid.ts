import { createPrivateKey, sign } from 'node:crypto'

/** A P-256 key pair as base64url: the uncompressed public point, and the private number in 32 bytes. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Push services reject tokens that are valid for more than a day (RFC 8292, 2). */
const LIFE_SECONDS = 12 * 3_600

/**
 * Creates the `authorization` header that identifies the sender to a push service (RFC 8292): `endpoint` is the target
 * of the message, `subject` a `mailto:` or `https:` URL of the sender's contact.
 */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + LIFE_SECONDS,
    sub: subject,
  }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  // JWS uses the two numbers of the signature one after the other, not DER (RFC 7518, 3.4).
  const signature = sign('sha256', Buffer.from(signed), {
    key: signingKey({ publicKey, privateKey }),
    dsaEncoding: 'ieee-p1363',
  })

  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

function signingKey({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: privateKey,
  }

  return createPrivateKey({ key: jwk, format: 'jwk' })
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
