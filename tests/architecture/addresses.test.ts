import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AddressKind, addressKind, PRIVATE_WORDS, ROOT_FILES } from '#domain/urls/addresses.ts'
import { METHODS } from '#server/http/methods.ts'
import { routeClass } from '#server/monitoring/observe.ts'
import { robots } from '#server/pages/sitemap.ts'
import storefrontRoutes from '#storefront/routes.ts'
import { isStorable, kindOf } from '#storefront/service-worker/kinds.ts'
import { linkUse } from '#storefront/shell/navigation/link-use.ts'
import { ADDRESS_TABLE } from './address-table.ts'

const SHOP = 'https://loja.test'

/** How each user of the table treats an address of a kind. */
const EXPECTED: Record<AddressKind, { link: string; navigation: string; stored: boolean; post: boolean }> = {
  page: { link: 'ahead', navigation: 'page', stored: true, post: false },
  private: { link: 'follow', navigation: 'private-page', stored: false, post: true },
  panel: { link: 'browser', navigation: 'private-page', stored: false, post: false },
  api: { link: 'browser', navigation: 'none', stored: false, post: true },
  notifications: { link: 'browser', navigation: 'none', stored: false, post: true },
  asset: { link: 'browser', navigation: 'none', stored: false, post: false },
  picture: { link: 'browser', navigation: 'picture', stored: false, post: false },
  document: { link: 'browser', navigation: 'none', stored: false, post: false },
}

describe.each(ADDRESS_TABLE)('%s, %s', (path, kind, crawled) => {
  test('the server, the service worker, links and robots treat it alike', () => {
    const { link, navigation, stored, post } = EXPECTED[kind]
    const worker = kindOf({ method: 'GET', mode: 'navigate', url: SHOP + path }, SHOP)

    expect(addressKind(path)).toBe(kind)
    expect(METHODS[kind].includes('POST')).toBe(post)
    expect(linkUse(path, path)).toBe(link)
    expect(worker).toBe(path.startsWith('/assets/') ? 'asset' : navigation)
    expect(isStorable(SHOP + path, SHOP)).toBe(stored)
    expect(mayCrawl(path)).toBe(crawled)
    expect(routeClass(path) === 'api').toBe(kind === 'api' || kind === 'notifications')
  })
})

test.each(['/checkout', '/ferramentas/afinador'])(
  '%s may do more than other pages, and is loaded as a new document',
  (path) => {
    expect(linkUse(path, '/')).toBe('browser')
  },
)

test('the first words of the shop’s pages are the private ones of the table, and eight public ones', () => {
  const words = pathsOf(storefrontRoutes).map((path) => path.split('/', 1)[0])
  const own = new Set(words.filter((word) => word && !/^[:*]/.test(word)))

  expect([...own].sort()).toEqual(
    [
      ...PRIVATE_WORDS,
      'avaliacoes',
      'busca',
      'comparar',
      'ferramentas',
      'guias',
      'inicio',
      'lista',
      'marcas',
      'pagina',
    ].sort(),
  )
})

test('the files at the root are those of public/, and the service worker', () => {
  expect([...ROOT_FILES].sort()).toEqual([...readdirSync('public'), 'sw.js'].map((name) => `/${name}`).sort())
})

type Route = { path?: string | undefined; children?: Route[] | undefined }

function pathsOf(routes: Route[]): string[] {
  return routes.flatMap(({ path, children = [] }) => (path === undefined ? pathsOf(children) : [path]))
}

/** Matches as RFC 9309 reads `robots.txt`: `*` is anything, `$` the end. */
function mayCrawl(path: string): boolean {
  const rules = robots(SHOP).match(/(?<=^Disallow: ).+$/gm) ?? []

  return !rules.some((rule) => {
    const literal = rule.replace(/[.?+^()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')
    return new RegExp(`^${literal}`).test(path)
  })
}
