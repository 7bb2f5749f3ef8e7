import { createHash, createHmac } from 'node:crypto'

/** Milliseconds that the clocks may differ. */
const MAX_SKEW_MS = 15 * 60_000

const ALGORITHM = 'AWS4-HMAC-SHA256'
const UNSIGNED = 'UNSIGNED-PAYLOAD'

export type S3Keys = { accessKeyId: string; secretAccessKey: string }

type Signed = { credential: string; date: string; signedHeaders: string; signature: string; payload: string }

/**
 * Verifies AWS's Signature Version 4 of a request, in its header or in its address, as Amazon documents it. Returns null,
 * or the code of S3 for what is wrong.
 */
export function verifySignature(request: Request, body: Uint8Array, keys: S3Keys, now: Date): string | null {
  const url = new URL(request.url)
  const presigned = url.searchParams.has('X-Amz-Signature')
  const signed = presigned ? signedByAddress(url.searchParams) : signedByHeader(request.headers)
  if (!signed) return 'AccessDenied'
  const { credential, date, signedHeaders, signature, payload } = signed
  const [accessKeyId, day = '', region = '', service = '', end] = credential.split('/')
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (service !== 's3' || end !== 'aws4_request' || !date.startsWith(day))
    return 'AuthorizationHeaderMalformed'
  const late = lateness(url.searchParams, date, now)
  if (late) return late
  const names = signedHeaders.split(';')
  const unsigned = [...request.headers.keys()].filter(
    (name) => name.startsWith('x-amz-') && !names.includes(name),
  )
  if (!names.includes('host') || unsigned.length > 0) return 'AccessDenied'
  if (payload !== UNSIGNED && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...names.map((name) => `${name}:${(request.headers.get(name) ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    payload,
  ].join('\n')
  const toSign = [ALGORITHM, date, [day, region, service, end].join('/'), sha256(canonical)].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${keys.secretAccessKey}`),
  )

  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

function signedByHeader(headers: Headers): Signed | null {
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+), ?SignedHeaders=([^,\s]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.get('authorization') ?? '',
    ) ?? []
  const [date, payload] = [headers.get('x-amz-date'), headers.get('x-amz-content-sha256')]
  if (!credential || !signedHeaders || !signature || !date || !payload) return null

  return { credential, signedHeaders, signature, date, payload }
}

function signedByAddress(params: URLSearchParams): Signed | null {
  const of = (name: string) => params.get(`X-Amz-${name}`)
  const [credential, signedHeaders, signature, date] = [
    of('Credential'),
    of('SignedHeaders'),
    of('Signature'),
    of('Date'),
  ]
  if (of('Algorithm') !== ALGORITHM || !credential || !signedHeaders || !signature || !date) return null

  return { credential, signedHeaders, signature, date, payload: UNSIGNED }
}

function lateness(params: URLSearchParams, date: string, now: Date): string | null {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? []
  const age = now.getTime() - Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  const expires = params.get('X-Amz-Expires')
  if (expires !== null) return age >= -MAX_SKEW_MS && age <= Number(expires) * 1000 ? null : 'AccessDenied'

  return Math.abs(age) <= MAX_SKEW_MS ? null : 'RequestTimeTooSkewed'
}

function canonicalQuery(params: URLSearchParams): string {
  return [...params]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
