import { createHash, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { S3Settings } from '#platform/infrastructure/storage/s3.ts'
import { type Dropping, listen } from '../listen.ts'
import { type S3Keys, verifySignature } from './verify-signature.ts'

const KEYS: S3Keys = { accessKeyId: 'CHAVE-DE-TESTE', secretAccessKey: 'segredo-de-teste' }

/** All parts but the last have at least this many bytes. */
const MIN_PART = 5 * 1024 * 1024

type Stored = { bytes: Buffer; etag: string; modified: Date; type: string }

/**
 * A counterpart of an S3-compatible store with one bucket, in memory: objects, lists and uploads in parts, by requests
 * whose signatures it verifies. Returns what a shop needs to use it, also as its environment; `objects` are its keys and
 * bytes. With `fail`, the next requests are answered with that status instead; while it is `away`, connections
 * break without an answer.
 */
export async function startS3() {
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, { key: string; parts: Map<number, Stored> }>()
  let failing = { status: 503, left: 0 }
  let isAway = false
  const hono = new Hono<Dropping>()
  hono.use(async ({ env }, next) => {
    if (!isAway) return next()
    env.drop()
    return new Response()
  })
  hono.all('/loja/*', async ({ req }) => answer(req.raw))
  hono.all('*', () => refusal('NoSuchBucket', 404))
  const { url, close } = await listen(hono, 0)
  const settings: S3Settings = {
    url: `${url}/loja`,
    region: 'us-east-1',
    links: true,
    ...KEYS,
  }
  const environment = {
    S3_URL: settings.url,
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  }

  return { settings, environment, objects, fail, setAway, close }

  function fail(status: number, times: number): void {
    failing = { status, left: times }
  }

  function setAway(away: boolean): void {
    isAway = away
  }

  async function answer(request: Request): Promise<Response> {
    const body = Buffer.from(await request.arrayBuffer())
    const wrong = verifySignature(request, body, KEYS, new Date())
    if (wrong) return refusal(wrong, 403)
    if (failing.left > 0) {
      failing.left--
      return refusal('SlowDown', failing.status)
    }
    const { pathname, searchParams } = new URL(request.url)
    const key = decodeURIComponent(pathname.slice('/loja/'.length))
    if (key === '') return list(searchParams)
    if (searchParams.has('uploads') || searchParams.has('uploadId'))
      return uploadInParts(request, key, body, searchParams)
    switch (request.method) {
      case 'PUT':
        return stored(key, body, request.headers.get('content-type') ?? '')
      case 'DELETE':
        objects.delete(key)
        return new Response(null, { status: 204 })
      default:
        return read(key, searchParams, request.headers.get('range') ?? '')
    }
  }

  function stored(key: string, bytes: Buffer, type: string): Response {
    const object = { bytes, etag: `"${md5(bytes)}"`, modified: new Date(), type }
    objects.set(key, object)

    return new Response(null, { headers: { etag: object.etag } })
  }

  function read(key: string, params: URLSearchParams, range: string): Response {
    const object = objects.get(key)
    if (!object) return refusal('NoSuchKey', 404)
    const disposition = params.get('response-content-disposition')
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
    const bytes = from === undefined ? object.bytes : object.bytes.subarray(Number(from), Number(to) + 1)

    return new Response(new Uint8Array(bytes), {
      status: from === undefined ? 200 : 206,
      headers: {
        'content-length': String(bytes.length),
        'content-type': params.get('response-content-type') ?? object.type,
        'last-modified': object.modified.toUTCString(),
        etag: object.etag,
        ...(disposition && { 'content-disposition': disposition }),
      },
    })
  }

  function list(params: URLSearchParams): Response {
    const [prefix, after] = [params.get('prefix') ?? '', params.get('start-after') ?? '']
    const token = params.get('continuation-token') ?? ''
    const max = Math.min(Number(params.get('max-keys') ?? 1000), 1000)
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after && key > token)
      .sort()
    const page = keys.slice(0, max)
    const next = keys.length > max ? page.at(-1) : undefined
    const contents = page.map((key) => contentsOf(key, objects.get(key)))

    return xml(
      `<ListBucketResult><Name>loja</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${max}</MaxKeys><IsTruncated>${next !== undefined}</IsTruncated>${contents.join('')}${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`,
    )
  }

  function uploadInParts(request: Request, key: string, body: Buffer, params: URLSearchParams): Response {
    if (params.has('uploads')) return begin(key)
    const id = params.get('uploadId') ?? ''
    const upload = uploads.get(id)
    if (!upload || upload.key !== key) return refusal('NoSuchUpload', 404)
    if (request.method === 'PUT') {
      const part = { bytes: body, etag: `"${md5(body)}"`, modified: new Date(), type: '' }
      upload.parts.set(Number(params.get('partNumber')), part)
      return new Response(null, { headers: { etag: part.etag } })
    }
    uploads.delete(id)
    return request.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : complete(key, upload.parts, body)
  }

  function begin(key: string): Response {
    const id = randomUUID()
    uploads.set(id, { key, parts: new Map() })

    return xml(
      `<InitiateMultipartUploadResult><Bucket>loja</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    )
  }

  function complete(key: string, parts: Map<number, Stored>, body: Buffer): Response {
    const numbers = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) => Number(n))
    const chosen = numbers.map((number) => parts.get(number))
    if (numbers.some((number, n) => n > 0 && number <= (numbers[n - 1] ?? 0)))
      return refusal('InvalidPartOrder', 400)
    const bytes: Buffer[] = []
    for (const [n, part] of chosen.entries()) {
      if (!part || !String(body).includes(part.etag.slice(1, -1))) return refusal('InvalidPart', 400)
      if (n < chosen.length - 1 && part.bytes.length < MIN_PART) return refusal('EntityTooSmall', 400)
      bytes.push(part.bytes)
    }
    stored(key, Buffer.concat(bytes), 'application/octet-stream')
    const object = objects.get(key)
    // Of what was uploaded in parts, the tag is no hash of the bytes.
    if (object)
      object.etag = `"${md5(Buffer.concat(bytes.map((part) => Buffer.from(md5(part), 'hex'))))}-${bytes.length}"`

    return xml(
      `<CompleteMultipartUploadResult><Location>${settings.url}/${key}</Location><Bucket>loja</Bucket><Key>${key}</Key><ETag>${object?.etag}</ETag></CompleteMultipartUploadResult>`,
    )
  }
}

function contentsOf(key: string, object?: Stored): string {
  return `<Contents><Key>${key}</Key><LastModified>${object?.modified.toISOString()}</LastModified><ETag>${object?.etag}</ETag><Size>${object?.bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`
}

function refusal(code: string, status: number): Response {
  return xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status)
}

function xml(text: string, status = 200): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`, {
    status,
    headers: { 'content-type': 'application/xml' },
  })
}

function md5(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex')
}
