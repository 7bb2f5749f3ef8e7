import { isStorable, kindOf, pageAddress, storedWith, toolAddress } from './kinds.ts'

declare const self: ServiceWorkerGlobalScope

/** A new version drops everything that older workers stored. */
const VERSION = 'lira-1'
const PAGES = `${VERSION}-paginas`
const ASSETS = `${VERSION}-arquivos`
const PICTURES = `${VERSION}-fotos`
const OFFLINE = `${VERSION}-sem-rede`

/** The tools for practising with all that they load, which are for where there is no connection: nothing evicts them. */
const TOOLS = `${VERSION}-ferramentas`

/** The maximum number of entries of the other caches; the oldest are removed first. */
const BOUNDS: Record<string, number> = { [PAGES]: 40, [ASSETS]: 120, [PICTURES]: 200 }

/** Shown offline instead of a page that was never seen. */
const OFFLINE_PAGE = '/sem-conexao'

/** Under which the look, logo and name are stored that pages had when the offline page was. */
const IDENTITY = '/sem-conexao/identidade'

const ASSET = /\/assets\/[\w.-]+/g

self.addEventListener('install', (event) => {
  event.waitUntil(prepare())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request, self.location.origin)
  if (kind === 'page' || kind === 'private-page') event.respondWith(page(event, kind === 'page'))
  else if (kind === 'asset') event.respondWith(cacheFirst(event, ASSETS))
  else if (kind === 'picture') event.respondWith(cacheFirst(event, PICTURES))
})

/** Pages report that they were seen, since client navigations never load documents. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const seen: unknown = event.data?.seen
  if (typeof seen === 'string' && isStorable(seen, self.location.origin)) event.waitUntil(cacheSeen(seen))
})

/** A new worker takes over at once: pages come from the network first, so none can belong to an older release. */
async function prepare() {
  const cache = await caches.open(OFFLINE)
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))
  await self.skipWaiting()
}

async function takeOver() {
  for (const name of await caches.keys()) if (!name.startsWith(`${VERSION}-`)) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** The network's answer, whatever it is; offline the stored page, or else the offline page. */
async function page(event: FetchEvent, mayBeCached: boolean): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    return preloaded ?? (await fetch(event.request))
  } catch (error) {
    const seen = mayBeCached ? await storedPage(event.request.url) : undefined
    const answer = seen ?? (await find(OFFLINE, OFFLINE_PAGE))
    if (answer) return answer
    throw error
  }
}

/** The page as it was seen. A tool for practising that was seen with other parameters opens without any. */
async function storedPage(url: string): Promise<Response | undefined> {
  const address = pageAddress(url)
  const seen = (await find(TOOLS, address)) ?? (await find(PAGES, address))
  const tool = toolAddress(url)
  if (seen || tool === null || !(await find(TOOLS, tool))) return seen

  return Response.redirect(tool)
}

/**
 * For files with a content hash in their name, which never change: from the cache, or from the network into the cache.
 */
async function cacheFirst(event: FetchEvent, name: string): Promise<Response> {
  const { url } = event.request
  const found = (await find(name, url)) ?? (name === ASSETS ? await find(TOOLS, url) : undefined)
  if (found) return found
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(put(name, url, response.clone()))
    return response
  } catch (error) {
    const other = name === PICTURES ? await otherSize(url) : undefined
    if (other) return other
    throw error
  }
}

/** The same picture in any size that was stored. */
async function otherSize(url: string): Promise<Response | undefined> {
  const folder = url.slice(0, url.lastIndexOf('/') + 1)
  const cache = await caches.open(PICTURES)
  const sibling = (await cache.keys()).find((request) => request.url.startsWith(folder))

  return sibling && cache.match(sibling)
}

async function cacheSeen(url: string) {
  const stored = await Promise.all(storedWith(url).map(cachePage))
  const ofTools = stored.filter((page) => page?.name === TOOLS).flatMap((page) => page?.addresses ?? [])
  if (ofTools.length > 0 && !stored.includes(null)) await dropOthers(TOOLS, new Set(ofTools))
}

/** Stores a page with its files. Returns where, and their addresses; null if it may not be stored. */
async function cachePage(url: string): Promise<{ name: string; addresses: string[] } | null> {
  const response = await fetch(url)
  const lasting =
    response.ok && !response.redirected && !/no-store/.test(response.headers.get('cache-control') ?? '')
  if (!lasting) return null
  const html = await response.clone().text()
  const isTool = toolAddress(url) === url
  await put(isTool ? TOOLS : PAGES, url, response)
  const assets = [...new Set(html.match(ASSET))].map((path) => new URL(path, self.location.origin).href)
  await Promise.all(assets.map((asset) => cacheAsset(isTool ? TOOLS : ASSETS, asset)))
  await renewOfflinePage(html)

  return { name: isTool ? TOOLS : PAGES, addresses: [url, ...assets] }
}

/** After a release, the files of the one before are of no use. */
async function dropOthers(name: string, addresses: ReadonlySet<string>) {
  const cache = await caches.open(name)
  for (const { url } of await cache.keys()) if (!addresses.has(url)) await cache.delete(url)
}

/** A page that was seen may show another look, logo or name than when the offline page was stored. */
async function renewOfflinePage(seen: string) {
  const identity = identityOf(seen)
  const known = await (await find(OFFLINE, IDENTITY))?.text()
  if (identity === null || identity === known) return
  const cache = await caches.open(OFFLINE)
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'no-cache' }))
  await cache.put(IDENTITY, new Response(identity))
}

/** The stylesheet of the store's appearance and its logo with the name; null for a page without a header. */
function identityOf(html: string): string | null {
  const [, brand] = /data-logo="">(.*?)<\/a>/s.exec(html) ?? []
  const [sheet = ''] = /\/assets\/aparencia-[\w.-]+/.exec(html) ?? []

  return brand === undefined ? null : sheet + brand
}

async function cacheAsset(name: string, url: string) {
  if (await find(name, url)) return
  const response = (await find(ASSETS, url)) ?? (await fetch(url))
  if (response.ok) await put(name, url, response)
}

async function find(name: string, url: string): Promise<Response | undefined> {
  const cache = await caches.open(name)
  return cache.match(url, { ignoreVary: true })
}

/** Adds an entry at the end and removes the oldest ones above the limit, if the cache has one. */
async function put(name: string, url: string, response: Response) {
  const cache = await caches.open(name)
  await cache.delete(url)
  await cache.put(url, response)
  const bound = BOUNDS[name]
  if (bound === undefined) return
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - bound))) await cache.delete(key)
}
