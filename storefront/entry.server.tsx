import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { logoutScript, WATCH_LOGOUT } from './customer/logout-script.ts'
import { commonCodeScript } from './rendering/common-code.ts'
import { inlineScriptsContext, serializedContext, structuredDataContext } from './rendering/context.ts'
import { deferScripts, START_LATER } from './rendering/deferred-scripts.ts'
import { escapeScript } from './rendering/escape-script.ts'
import { scriptMark } from './rendering/inline-scripts.ts'
import { lazyCode } from './rendering/lazy-hydrate.tsx'
import { serializedScripts } from './rendering/serialized-data.ts'
import { structuredDataScripts } from './rendering/structured-data.ts'

// The built bundle has its own copy of these keys: code outside it that sets them must import them from here.
export {
  apiContext,
  deviceContext,
  inlineScriptsContext,
  serializedContext,
  shopContext,
  structuredDataContext,
} from './rendering/context.ts'
export { shopStylesheet } from './shell/appearance/shop-stylesheet.ts'

const END_OF_HEAD = '</head>'
const END = '</body></html>'

/**
 * Renders a page into one string: the page cache stores complete documents, and their inline scripts are hashed for the
 * CSP. Since nothing is streamed, this costs half of React's stream. Nothing is awaited: a page's data is loaded, and
 * its code must be too (see `pages/catalog/product-or-category.tsx`).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await lazyCode()
  const mark = scriptMark()
  // Bytes at once: React's text consists of thousands of pieces, which each step would join and copy.
  const html = Buffer.from(
    renderToString(<ServerRouter context={routerContext} url={request.url} nonce={mark.nonce} />),
  ).subarray(0, -END.length)
  const endOfHead = html.indexOf(END_OF_HEAD)
  const firstScript = mark.firstElement(html, endOfHead)
  const content = html.subarray(endOfHead, firstScript)
  const marked = mark.read(html.toString('utf8', 0, endOfHead))
  const markedScripts = mark.read(html.toString('utf8', firstScript))
  const { head, scripts } = deferScripts(marked.html, content, markedScripts.html)
  context
    .get(inlineScriptsContext)
    .push(...marked.scripts, ...markedScripts.scripts, START_LATER, WATCH_LOGOUT, HANDOFF)
  const document = streamOf(
    `<!DOCTYPE html>${head}`,
    structuredDataScripts(context.get(structuredDataContext)),
    content,
    logoutScript(content),
    scripts,
    serializedScripts(context.get(serializedContext) ?? []),
    commonCodeScript(routerContext),
    await handoff(serverHandoffStream),
    END,
  )
  headers.set('content-type', 'text/html; charset=utf-8')

  return new Response(document, { status, headers })
}

/**
 * What React Router's server part hands to its browser part: the loaders' data, complete. React Router's own component
 * would write it too, but only after React has written the rest.
 */
async function handoff(stream: EntryContext['serverHandoffStream']): Promise<string> {
  if (!stream) return ''
  const data = escapeScript(JSON.stringify(await text(stream)))

  return `<script type="application/json" id="dados-rotas">${data}</script><script>${HANDOFF}</script>`
}

/** The same in every page; the data that differs is written beside it. */
const HANDOFF = `(controller => {
controller.enqueue(JSON.parse(document.getElementById('dados-rotas').textContent))
controller.close()
})(window.__reactRouterContext.streamController)`

/** The body as a stream: a string would be copied three times on its way to the page cache. */
function streamOf(...pieces: (string | Buffer)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      // Chunk by chunk: joined strings would be copied whole, at two bytes per character.
      controller.enqueue(
        Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))),
      )
      controller.close()
    },
  })
}
