import { PassThrough, pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { DAY_MS } from '#domain/time/durations.ts'
import { type FeedField, type FeedItem, feedItems } from '#platform/catalog/product/feed-items.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'

/** Maximum age in milliseconds before the feed is generated again. */
const FRESH = 15 * 60_000

/** Older feeds are not served at all: their prices would be wrong for too long. */
const STALE = DAY_MS

const FILE = 'google.xml.gz'

type GoogleFeedRouteInput = { storage: Storage; context: () => RequestContext; logger: Logger }

/**
 * The feed for Google Merchant Center: RSS 2.0 with an item per SKU on sale. Generated at most once in a quarter of an
 * hour, in pieces into a file of the storage; requests in the meantime get the previous one. What killed processes left
 * of earlier ones is removed.
 */
export function googleFeedRoute({ storage, context, logger }: GoogleFeedRouteInput) {
  let making: Promise<void> | undefined

  return async (c: Context): Promise<Response> => {
    const age = await ageOf()
    if (age > FRESH) {
      making ??= make().finally(() => {
        making = undefined
      })
      if (age > STALE) await making
      else making.catch((error) => logger.error({ err: error }, 'the feed for Google could not be generated'))
    }
    const compressed = c.req.header('accept-encoding')?.includes('gzip') ?? false
    // Nobody reads the body of a HEAD, so no file is opened, which would only be closed at its end.
    const body = c.req.raw.method === 'HEAD' ? null : await contents(compressed, c.req.raw.signal)

    return new Response(body, {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=900',
        vary: 'accept-encoding',
        ...(compressed && { 'content-encoding': 'gzip' }),
      },
    })
  }

  /** Opens the file, compressed or not. It is closed if the client disconnects or reading fails. */
  async function contents(compressed: boolean, left: AbortSignal): Promise<ReadableStream> {
    const file = await storage.readStream(FILE)
    // Before the response begins: a failure here still becomes an error page.
    if (!file) throw new Error('The feed for Google has disappeared.')
    const body = pipeline(file.content, compressed ? new PassThrough() : createGunzip(), (error) => {
      if (error && !isDisconnect(error)) logger.error({ err: error }, 'reading the feed for Google failed')
    })
    const leave = () => body.destroy()
    if (left.aborted) leave()
    left.addEventListener('abort', leave)

    return Readable.toWeb(body) as ReadableStream
  }

  async function ageOf(): Promise<number> {
    const found = await storage.stat(FILE)

    return found ? context().now.getTime() - found.modified.getTime() : Number.POSITIVE_INFINITY
  }

  async function make(): Promise<void> {
    // A failure reaches the storage through the stream.
    const compressed = pipeline(Readable.from(feedXml(context())), createGzip(), () => undefined)
    await storage.writeStream(FILE, compressed)
    // By the clock that writes the times of files.
    const written = await storage.stat(FILE)
    if (written) await storage.removeUnfinished(new Date(written.modified.getTime() - DAY_MS))
  }
}

/** Whether the client stopped reading, which is no failure. */
function isDisconnect(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** Generates the feed, some hundred items at a time. */
export async function* feedXml(context: RequestContext): AsyncGenerator<string> {
  const { storeUrl, settings } = context
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(settings.loja.nome)}</title><link>${escapeXml(storeUrl)}</link><description>${escapeXml(settings.loja.nome)}</description>
`
  let depois: number | null = 0
  while (depois !== null) {
    const page: Awaited<ReturnType<typeof feedItems>> = await feedItems(context, depois)
    if (page.itens.length > 0) yield page.itens.map(itemXml).join('')
    depois = page.depois
  }
  yield '</channel></rss>\n'
}

function itemXml({ campos }: FeedItem): string {
  return `<item>${campos.map(fieldXml).join('')}</item>\n`
}

function fieldXml([nome, valor]: FeedField): string {
  const content = typeof valor === 'string' ? escapeXml(valor) : valor.map(fieldXml).join('')

  return `<g:${nome}>${content}</g:${nome}>`
}

/** Removes characters that XML cannot contain, even escaped (XML 1.0, 2.2). */
function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  )
}
