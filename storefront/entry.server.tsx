import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { structuredDataContext } from './context.ts'
import { structuredDataScripts } from './structured-data.ts'

// The built bundle has its own copy of these keys: whoever fills them from outside must take them from here.
export { apiContext, deviceContext, shopContext, structuredDataContext } from './context.ts'

const END_OF_HEAD = '</head>'

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
          new Response(withScripts(Buffer.concat(chunks), scripts), {
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

/** Documents are long: they are cut as bytes, not turned into text and back. */
function withScripts(html: Buffer, scripts: Buffer): Uint8Array<ArrayBuffer> {
  const end = html.indexOf(END_OF_HEAD)
  return new Uint8Array(Buffer.concat([html.subarray(0, end), scripts, html.subarray(end)]))
}
