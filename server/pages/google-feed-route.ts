import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { DAY_MS } from '#domain/time/durations.ts'
import { type FeedField, type FeedItem, feedItems } from '#platform/catalog/product/feed-items.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** So long it may be behind the shop. Milliseconds. */
const FRESH = 15 * 60_000

/** Older ones are not handed out at all: prices would be wrong for too long. */
const STALE = DAY_MS

type GoogleFeedRouteInput = { folder: string; context: () => RequestContext; logger: Logger }

/**
 * What Google Merchant Center reads: RSS 2.0 with an item for each SKU that is sold. It is made once in a quarter of an hour at most, piece
 * by piece into a file, whoever asks meanwhile gets the one before.
 */
export function googleFeedRoute({ folder, context, logger }: GoogleFeedRouteInput) {
  const file = join(folder, 'google.xml.gz')
  let making: Promise<void> | undefined

  return async (c: Context): Promise<Response> => {
    const age = await ageOf()
    if (age > FRESH) {
      making ??= make().finally(() => {
        making = undefined
      })
      if (age > STALE) await making
      else making.catch((error) => logger.error({ err: error }, 'the feed for Google could not be made'))
    }
    const packed = c.req.header('accept-encoding')?.includes('gzip') ?? false
    // Nobody reads the body of a HEAD, so nothing is opened that only reading it to the end would close.
    const body = c.req.raw.method === 'HEAD' ? null : await contents(packed, c.req.raw.signal)

    return new Response(body, {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=900',
        vary: 'accept-encoding',
        ...(packed && { 'content-encoding': 'gzip' }),
      },
    })
  }

  /** The file, as it is packed or unpacked. Whoever leaves before its end closes it, as does a failure to read it. */
  async function contents(packed: boolean, left: AbortSignal): Promise<ReadableStream> {
    const source = createReadStream(file)
    const body = pipe(source, packed ? new PassThrough() : createGunzip(), (error) => {
      if (error && !isGone(error)) logger.error({ err: error }, 'the feed for Google broke off')
    })
    // Before anything is answered: what fails here is still an error page.
    await once(source, 'open')
    const leave = () => body.destroy()
    if (left.aborted) leave()
    left.addEventListener('abort', leave)

    return Readable.toWeb(body) as ReadableStream
  }

  async function ageOf(): Promise<number> {
    const found = await stat(file).catch(() => null)

    return found ? context().agora.getTime() - found.mtimeMs : Number.POSITIVE_INFINITY
  }

  async function make(): Promise<void> {
    await mkdir(folder, { recursive: true })
    await pipeline(Readable.from(feedXml(context())), createGzip(), createWriteStream(`${file}.novo`))
    await rename(`${file}.novo`, file)
  }
}

/** Whether somebody stopped reading, which is no failure. */
function isGone(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** The feed, some hundred items at a time. */
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

/** What XML has no room for, even written otherwise, is left out (XML 1.0, 2.2). */
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
