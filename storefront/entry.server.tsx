import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { structuredDataContext } from './context.ts'
import { structuredDataScripts } from './structured-data.ts'

// The built bundle has its own copy of these keys: whoever fills them from outside must take them from here.
export { apiContext, deviceContext, shopContext, structuredDataContext } from './context.ts'

const END_OF_HEAD = '</head>'
const MODULE_PRELOAD = 'rel="modulepreload"'
const LOW_PRIORITY = Buffer.from('fetchpriority="low" ')

/** Renders a page as one whole: the page cache keeps complete documents, and their inline scripts are hashed for the CSP. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let failed = false
    const whole = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        const scripts = Buffer.from(structuredDataScripts(context.get(structuredDataContext)))
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(
          new Response(streamOf(withScripts(Buffer.concat(chunks), scripts)), {
            status: failed ? 500 : status,
            headers,
          }),
        )
        done()
      },
    })
    const stream = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady: () => void stream.pipe(whole),
      onShellError: reject,
      onError(error) {
        failed = true
        console.error(error)
      },
    })
  })
}

/**
 * Puts the scripts into the head. Documents are long: they are cut as bytes, not turned into text and back.
 */
function withScripts(html: Buffer, scripts: Buffer): Uint8Array[] {
  const end = html.indexOf(END_OF_HEAD)
  return [unhurried(html.subarray(0, end)), scripts, html.subarray(end)]
}

/** A body in parts: given as one, it would be copied three times on its way to the page cache. */
function streamOf(parts: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

/** What makes a page interactive must not take the line from what is seen first: pictures, styles, letters. */
function unhurried(head: Buffer): Buffer {
  const parts: Buffer[] = []
  let from = 0
  for (let at = head.indexOf(MODULE_PRELOAD); at !== -1; at = head.indexOf(MODULE_PRELOAD, at + 1)) {
    parts.push(head.subarray(from, at), LOW_PRIORITY)
    from = at
  }
  return Buffer.concat([...parts, head.subarray(from)])
}
