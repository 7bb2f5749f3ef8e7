import type { Context } from 'hono'
import { addressKind, uncrawledPaths } from '#domain/urls/addresses.ts'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import { LISTED, listAddresses, listFiles } from '#platform/catalog/addresses/list-addresses.ts'
import { listGuideAddresses } from '#platform/catalog/collections/guides/list-guides.ts'
import { readWorkshop } from '#platform/catalog/services/page/read-workshop.ts'
import { listPages } from '#platform/content/pages/list-pages.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Entry = { url: string; atualizadoEm: string | null }

/** Searches, filters and personal pages are not to be crawled. */
export function robotsRoute(storeUrl: string) {
  const text = robots(storeUrl)

  return (c: Context): Response => c.text(text)
}

/** `robots.txt`, with the sitemap's address. */
export function robots(storeUrl: string): string {
  return [
    'User-agent: *',
    ...uncrawledPaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${storeUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** The sitemap index, with one kind of page per file. */
export function sitemapRoute(context: () => RequestContext) {
  return async (): Promise<Response> => {
    const { storeUrl } = context()
    const files = ['paginas-1']
    for (const tipo of LISTED) {
      for (const file of await listFiles(context(), tipo)) files.push(`${tipo}-${file}`)
    }
    return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map((file) => `<sitemap><loc>${storeUrl}/sitemap-${file}.xml</loc></sitemap>`).join('\n')}
</sitemapindex>`)
  }
}

/** One file of the sitemap: the parameter `file` is its name, such as `sitemap-produtos-1.xml`. */
export function sitemapFileRoute(context: () => RequestContext) {
  return async (c: Context): Promise<Response> => {
    const [, kind, number] = /^sitemap-([a-z-]+)-(\d+)\.xml$/.exec(c.req.param('file') ?? '') ?? []
    const named = await entriesOf(context(), kind ?? '', Number(number))
    // Skips products whose slug is now a path of the shop's own.
    const entries = named.filter(({ url }) => addressKind(url) === 'page')
    if (entries.length === 0) return c.notFound()
    const { storeUrl } = context()
    return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => urlElement(storeUrl, entry)).join('\n')}
</urlset>`)
  }
}

function urlElement(storeUrl: string, { url, atualizadoEm }: Entry): string {
  const changed = atualizadoEm === null ? '' : `<lastmod>${atualizadoEm}</lastmod>`

  return `<url><loc>${storeUrl}${escapeXml(url)}</loc>${changed}</url>`
}

async function entriesOf(context: RequestContext, kind: string, file: number): Promise<Entry[]> {
  if (kind === 'paginas') return file === 1 ? pagesOf(context) : []
  const tipo = LISTED.find((each) => each === kind)

  return tipo && file > 0 ? listAddresses(context, { tipo, file }) : []
}

async function pagesOf(context: RequestContext): Promise<Entry[]> {
  const { changed } = await readWorkshop(context)

  return [
    ...(await listPages(context)),
    ...(await listGuideAddresses(context)),
    ...(changed === null ? [] : [{ url: WORKSHOP_PATH, atualizadoEm: changed }]),
  ]
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
