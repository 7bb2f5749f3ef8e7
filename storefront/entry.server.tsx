import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { structuredDataContext } from './context.ts'
import { structuredDataScripts } from './structured-data.ts'

// The built bundle has its own copy of these keys: whoever fills them from outside must take them from here.
export { apiContext, deviceContext, shopContext, structuredDataContext } from './context.ts'

/** Renders a page as one whole: the page cache keeps complete documents, and their inline scripts are hashed for the CSP. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false
    const stream = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      async onAllReady() {
        const body = stream.pipe(new PassThrough())
        headers.set('content-type', 'text/html; charset=utf-8')
        const html = (await buffer(body))
          .toString()
          .replace('</head>', () => `${structuredDataScripts(context.get(structuredDataContext))}</head>`)
        resolve(new Response(html, { status: failed ? 500 : status, headers }))
      },
      onShellError: reject,
      onError(error) {
        failed = true
        console.error(error)
      },
    })
  })
}
