import { Readable } from 'node:stream'
import { S3mini, S3ServiceError } from 's3mini'
import { checkKey, isKey } from './check-key.ts'
import type { Download, Storage, StoredPart, StoredStat } from './port.ts'
import { S3Failure } from './s3-failure.ts'
import { type S3Deadlines, s3Fetch } from './s3-fetch.ts'

export type S3Settings = {
  /** Address of the bucket: `https://s3.sa-east-1.amazonaws.com/bucket`, or `https://bucket.s3.…`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether `link` gives addresses at the store; otherwise all downloads go through the shop. */
  links: boolean
}

/** Keys per page of a list: the most that a store returns. */
const PAGE = 1_000

/** What is larger is written in parts of this size. */
const PART_BYTES = 8 * 1024 * 1024

/** Seconds. */
const LINK_LASTS = 300

/** The ETag of what was written in one piece and not encrypted with a key of the store's customer. */
const MD5 = /^"?([0-9a-f]{32})"?$/

/** A storage in an S3-compatible store: the keys of one area, such as `fotos`. Throws `S3Failure`. */
export function s3Storage(
  { links, ...settings }: S3Settings,
  area: string,
  deadlines?: S3Deadlines,
): Storage {
  const call = s3Fetch(deadlines)
  const { url: endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = openClient(call)

  return {
    read: (key) => at(key, async (name) => bytesOf(await client.getObjectResponse(name))),

    readStream: (key, part) =>
      at(key, async (name) => {
        const found = part ? await partOf(name, part) : await client.getObjectResponse(name)
        if (!found) return null
        // An empty object has no body.
        return { size: sizeOf(found), content: Readable.from(found.body ?? []) }
      }),

    stat: (key) => at(key, stat),

    write: (key, bytes) =>
      at(key, async (name) => {
        await client.putObject(name, bytes)
      }),

    writeStream,

    remove: (key) =>
      at(key, async (name) => {
        await client.deleteObject(name)
      }),

    list,

    removeUnfinished: async () => undefined,

    link: async (key, download) => (links ? await linkOf(nameOf(key), download) : null),
  }

  function nameOf(key: string): string {
    return `${area}/${checkKey(key)}`
  }

  /** Works on the object of a key. */
  async function at<T>(key: string, work: (name: string) => Promise<T>): Promise<T> {
    const name = nameOf(key)
    return await explained(key, () => work(name))
  }

  function openClient(send: typeof fetch) {
    return new S3mini({
      endpoint,
      region,
      accessKeyId,
      secretAccessKey,
      fetch: send,
    })
  }

  async function partOf(name: string, { from, to }: StoredPart): Promise<Response | null> {
    try {
      return await client.getObjectRaw(name, false, from, to + 1)
    } catch (error) {
      if (error instanceof S3ServiceError && error.status === 404) return null
      throw error
    }
  }

  async function stat(name: string): Promise<StoredStat | null> {
    // The library says only whether the object exists, so its headers are read on their way.
    const answers: Response[] = []
    const watched = openClient(async (...request) => {
      const answer = await call(...request)
      answers.push(answer)
      return answer
    })
    const exists = await watched.objectExists(name)
    const [found] = answers
    if (!exists || !found) return null
    const [, md5 = null] = MD5.exec(found.headers.get('etag') ?? '') ?? []

    return { size: sizeOf(found), modified: new Date(found.headers.get('last-modified') ?? 0), md5 }
  }

  async function writeStream(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const parts = partsOf(content)
    const { value: first = Buffer.alloc(0) } = await parts.next()
    // Smaller than a part: the only one.
    if (first.length < PART_BYTES) {
      await at(key, (name) => client.putObject(name, first))
      return
    }
    const id = await at(key, (name) => client.getMultipartUploadId(name))
    const send = (part: Buffer, number: number) =>
      at(key, (name) => client.uploadPart(name, id, part, number))
    try {
      // One after the other: the library's own upload in parts leaves failures unhandled when the source fails too.
      const sent = [await send(first, 1)]
      for await (const part of parts) sent.push(await send(part, sent.length + 1))
      await at(key, (name) => client.completeMultipartUpload(name, id, sent))
    } catch (error) {
      // What can't be aborted is removed by the rule of the bucket.
      await client.abortMultipartUpload(nameOf(key), id).catch(() => undefined)
      throw error
    }
  }

  async function* list(except?: string): AsyncGenerator<string> {
    const skipped = except === undefined ? null : `${area}/${except}/`
    let after = ''
    for (;;) {
      const position = after === '' ? {} : { 'start-after': after }
      const page = await explained('', () =>
        client.listObjectsPaged('/', `${area}/`, PAGE, undefined, position),
      )
      const keys = (page?.objects ?? []).map(({ Key }) => Key)
      for (const name of keys) {
        const key = name.slice(area.length + 1)
        if (isKey(key) && (skipped === null || !name.startsWith(skipped))) yield key
      }
      const last = keys.at(-1)
      if (last === undefined) return
      // Keys come in their order: the first one after the skipped folder follows "/" by "0".
      after = skipped !== null && last.startsWith(skipped) ? `${skipped.slice(0, -1)}0` : last
    }
  }

  function linkOf(name: string, { type, disposition }: Download): Promise<string> {
    return client.getPresignedUrl('GET', name, LINK_LASTS, {
      'response-content-type': type,
      'response-content-disposition': disposition,
    })
  }
}

/** Yields pieces of `PART_BYTES`, and a last one that may be smaller. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [pieces, size]: [Uint8Array[], number] = [[], 0]
  for await (const piece of content) {
    pieces.push(piece)
    size += piece.byteLength
    if (size < PART_BYTES) continue
    const joined = Buffer.concat(pieces)
    let from = 0
    for (; from + PART_BYTES <= size; from += PART_BYTES) yield joined.subarray(from, from + PART_BYTES)
    pieces = from < size ? [joined.subarray(from)] : []
    size -= from
  }
  if (size > 0) yield Buffer.concat(pieces)
}

async function bytesOf(response: Response | null): Promise<Uint8Array | null> {
  return response && new Uint8Array(await response.arrayBuffer())
}

function sizeOf({ headers }: Response): number {
  return Number(headers.get('content-length') ?? 0)
}

/** The library's own errors repeat the signed request, which is not to be logged. */
async function explained<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof S3ServiceError)
      throw new S3Failure(
        `The store answered ${error.status} ${error.serviceCode ?? ''} for ${key}.`,
        error.status,
        error.serviceCode,
      )
    throw new S3Failure(`The store could not be reached for ${key}: ${reasonOf(error)}`, 0)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
