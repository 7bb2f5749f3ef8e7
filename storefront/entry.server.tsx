import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { structuredDataContext } from './context.ts'
import { lateCode } from './late-part.tsx'
import { structuredDataScripts } from './structured-data.ts'

// The built bundle has its own copy of these keys: whoever fills them from outside must take them from here.
export { apiContext, deviceContext, shopContext, structuredDataContext } from './context.ts'

const END_OF_HEAD = '</head>'

/**
 * Renders a page as one whole: the page cache keeps complete documents, and their inline scripts are hashed for the CSP.
 * Since nothing is streamed, React writes one string, at half the cost of its stream. It waits for nothing: a page's data
 * is there, and its code has to be (see `pages/product-or-category.tsx`).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await lateCode()
  const html = renderToString(<ServerRouter context={await withData(routerContext)} url={request.url} />)
  const scripts = structuredDataScripts(context.get(structuredDataContext))
  headers.set('content-type', 'text/html; charset=utf-8')

  return new Response(streamOf(Buffer.from(`<!DOCTYPE html>${withScripts(html, scripts)}`)), {
    status,
    headers,
  })
}

/** The page's data in full where React Router looks before it waits for more of it: one piece, and the end. */
async function withData(context: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream } = context
  if (!serverHandoffStream) return context
  const piece = (value: string, done: boolean) =>
    Object.assign(Promise.resolve(), { result: { done, value } })
  const streamCache = { 0: piece(await text(serverHandoffStream), false), 1: piece('', true) }

  return { ...context, renderMeta: { ...context.renderMeta, streamCache } }
}

/** Puts the scripts into the head, and what makes the page interactive behind what is seen first: pictures, styles, letters. */
function withScripts(html: string, scripts: string): string {
  const end = html.indexOf(END_OF_HEAD)
  const head = html.slice(0, end).replaceAll('rel="modulepreload"', 'fetchpriority="low" rel="modulepreload"')

  return head + scripts + html.slice(end)
}

/** A body in a stream: given as it is, it would be copied three times on its way to the page cache. */
function streamOf(body: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(body)
      controller.close()
    },
  })
}
