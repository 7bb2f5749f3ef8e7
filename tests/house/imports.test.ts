import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, type Source, sources } from './sources.ts'

/** Which room may import which; every room may import itself. As in `docs/architecture.md`. */
const ROOMS: Record<string, string[]> = {
  contract: [],
  domain: [],
  platform: ['contract', 'domain'],
  storefront: ['contract', 'domain'],
  admin: ['contract', 'domain'],
  demo: ['contract', 'domain', 'platform'],
  server: ['contract', 'domain', 'platform', 'storefront', 'admin', 'demo'],
  tools: ['contract', 'domain', 'platform', 'storefront', 'admin', 'demo', 'server', 'tests'],
  tests: ['contract', 'domain', 'platform', 'storefront', 'admin', 'demo', 'server', 'tools'],
}

/** Which area of the platform calls which. No circles. */
const AREAS: Record<string, string[]> = {
  content: [],
  // Counts tries at the door, and makes keys of links, as customers' accounts do; the store's own secrets stand in its content.
  staff: ['customers', 'content'],
  customers: [],
  // Cards tell the promotions that apply to their products.
  catalog: ['marketing'],
  // Whoever refuses offers by a mail's link refuses them in their account too; what one agreed to stands in a menu.
  marketing: ['customers', 'content'],
  shipping: [],
  payments: [],
  search: ['catalog'],
  wishlist: ['catalog', 'customers'],
  cart: ['catalog', 'customers', 'marketing', 'shipping'],
  orders: ['catalog', 'payments', 'shipping', 'customers', 'marketing'],
  checkout: ['cart', 'customers', 'shipping', 'payments', 'orders', 'marketing'],
  // Files that come in and go out, kind by kind.
  transfers: ['catalog', 'customers', 'orders', 'shipping'],
  // Puts together what every area exports of a customer, and has every area forget them.
  privacy: ['cart', 'checkout', 'customers', 'marketing', 'orders', 'reviews', 'transfers', 'wishlist'],
  reviews: ['orders', 'customers', 'catalog', 'marketing'],
  // What the panel's first page and its forms put together from everywhere.
  panel: ['catalog', 'customers', 'marketing', 'orders', 'reviews', 'search'],
}

/** Folders of the platform that are no areas: anybody there may call them, and they call no area. */
const GROUND = [
  'addresses',
  'alerts',
  'audit',
  'backup',
  'database',
  'doctor',
  'integrations',
  'storage',
  'mail',
  'jobs',
]

/** Packages that the rooms without I/O may know. */
const PACKAGES: Record<string, RegExp> = {
  contract: /^(zod|@orpc\/contract)$/,
  domain: /^$/,
}

const files = sources(Object.keys(ROOMS))

test.each(Object.entries(ROOMS))('%s imports no room but %j', (room, allowed) => {
  const strays = importsOf(inRoom(room)).filter(
    ({ from, target }) =>
      target.room && target.room !== room && !allowed.includes(target.room) && !isTest(from),
  )
  expect(strays.map(tell)).toEqual([])
})

test.each(Object.entries(PACKAGES))('%s imports no package but %s', (room, allowed) => {
  const strays = importsOf(inRoom(room)).filter(
    ({ from, target }) => target.package && !allowed.test(target.package) && !isTest(from),
  )
  expect(strays.map(tell)).toEqual([])
})

test.each(Object.entries(AREAS))('the area %s calls no area but %j', (area, allowed) => {
  const strays = importsOf(inRoom(join('platform', area))).filter(
    ({ from, target }) =>
      target.area &&
      target.area !== area &&
      !GROUND.includes(target.area) &&
      !allowed.includes(target.area) &&
      // A foreign key names the table that it points to, whoever owns it.
      !(isTables(from) && isTables(target.path)) &&
      !isTest(from),
  )
  expect(strays.map(tell)).toEqual([])
})

test('what is no area calls none', () => {
  const strays = GROUND.flatMap((folder) => importsOf(inRoom(join('platform', folder)))).filter(
    ({ from, target }) => target.area && !GROUND.includes(target.area) && !isTest(from),
  )
  expect(strays.map(tell)).toEqual([])
})

test('every folder of the platform is a known area or ground', () => {
  const folders = new Set(inRoom('platform').map(({ path }) => areaOf(path)))
  folders.delete(undefined)
  expect([...Object.keys(AREAS), ...GROUND]).toEqual(expect.arrayContaining([...folders]))
})

test("an area's rows and tables are its own, but for foreign keys", () => {
  const strays = importsOf(inRoom('platform')).filter(
    ({ from, target }) =>
      target.area &&
      target.area !== areaOf(from) &&
      // What is no area is there to be joined with.
      !GROUND.includes(target.area) &&
      /\/(rows|tables)\.ts$/.test(target.path) &&
      !(isTables(from) && isTables(target.path)) &&
      !isTest(from),
  )
  expect(strays.map(tell)).toEqual([])
})

test("the shop's pages take nothing but types from the contract, whose schemas weigh more than a page", () => {
  const statement = /^import (?!type )(?<names>[^;']*?) from '#contract\/[^']+'/gm
  const strays = inRoom('storefront')
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(statement)]
        .filter(({ groups }) => !/^\{(\s*type \w+,?)+\s*\}$/.test(groups?.['names'] ?? ''))
        .map(([line]) => `${path}: ${line}`),
    )
  expect(strays).toEqual([])
})

test('oRPC is known only to the contract, the routes, the refusals, the server and the clients of the panel', () => {
  const strays = importsOf(files).filter(
    ({ from, target }) =>
      target.package?.startsWith('@orpc/') &&
      !/^(contract|server|tests)\//.test(from) &&
      !/[-/]routes?\.ts$/.test(from) &&
      from !== 'platform/refuse.ts' &&
      !/^admin\/(api|failure)\.ts$/.test(from) &&
      from !== 'tools/guide/panel.ts' &&
      !isTest(from),
  )
  expect(strays.map(tell)).toEqual([])
})

type Import = { from: string; specifier: string; target: Target }

type Target = {
  /** Empty for a package. */
  path: string
  room: string | undefined
  area: string | undefined
  package: string | undefined
}

function inRoom(room: string): Source[] {
  return files.filter(({ path }) => path.startsWith(`${room}/`))
}

function importsOf(some: Source[]): Import[] {
  // The import may stand in a line, over several, or be a call.
  const statement =
    /(?:^|[\s;])(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g

  return some.flatMap(({ path, text }) =>
    [...text.matchAll(statement)].map(([, from, called]) => {
      const specifier = from ?? called ?? ''
      return { from: path, specifier, target: targetOf(path, specifier) }
    }),
  )
}

function targetOf(from: string, specifier: string): Target {
  const path = pathOf(from, specifier)
  if (path === undefined) return { path: '', room: undefined, area: undefined, package: specifier }

  return { path, room: path.split('/')[0], area: areaOf(path), package: undefined }
}

function pathOf(from: string, specifier: string) {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
}

/** The folder of the platform that a file stands in; files directly in `platform/` stand in none. */
function areaOf(path: string) {
  return /^platform\/([^/]+)\//.exec(path)?.[1]
}

function isTables(path: string) {
  return /\/tables\.ts$/.test(path)
}

function tell({ from, specifier }: Import) {
  return `${from} → ${specifier}`
}
