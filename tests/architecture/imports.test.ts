import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, type Source, sources } from './sources.ts'

/** Which layer may import which; every layer may import itself. As in `docs/architecture.md`. */
const LAYERS: Record<string, string[]> = {
  // Rules of the store refine its schemas.
  contract: ['domain'],
  domain: [],
  platform: ['contract', 'domain'],
  storefront: ['contract', 'domain'],
  admin: ['contract', 'domain'],
  demo: ['contract', 'domain', 'platform'],
  server: ['contract', 'domain', 'platform', 'storefront', 'admin', 'demo'],
  tools: ['contract', 'domain', 'platform', 'storefront', 'admin', 'demo', 'server', 'tests'],
  tests: ['contract', 'domain', 'platform', 'storefront', 'admin', 'demo', 'server', 'tools'],
}

/** Which module of the platform calls which. No cycles. */
const MODULES: Record<string, string[]> = {
  content: [],
  // Limits login tries and signs links, as for customers' accounts; the store's own secrets are in its content.
  staff: ['customers', 'content'],
  customers: [],
  // Cards show the promotions that apply to their products; guides have blocks of text as pages have.
  catalog: ['marketing', 'content'],
  // Unsubscribing by a mail's link also withdraws the account's consent; the text of a consent is in a menu.
  marketing: ['customers', 'content'],
  shipping: [],
  payments: [],
  // Also finds the store's texts.
  search: ['catalog', 'content'],
  cart: ['catalog', 'customers', 'marketing', 'shipping'],
  orders: ['catalog', 'payments', 'shipping', 'customers', 'marketing'],
  checkout: ['cart', 'customers', 'shipping', 'payments', 'orders', 'marketing'],
  // Work orders. What may be chosen in a cart, and the workshop's time, is the catalogue's.
  workshop: ['catalog', 'customers', 'orders', 'payments'],
  // Imported and exported files, kind by kind.
  transfers: ['catalog', 'customers', 'orders', 'shipping'],
  // Exports and erases what every module stores about a customer.
  privacy: [
    'cart',
    'checkout',
    'customers',
    'marketing',
    'orders',
    'payments',
    'reviews',
    'transfers',
    'workshop',
  ],
  // The unit that is held for a place in the queue goes into a cart.
  reviews: ['cart', 'orders', 'customers', 'catalog', 'marketing'],
  // Data of the panel's home page and forms, and of the steps to the shop's opening, from every module.
  panel: [
    ...['catalog', 'content', 'customers', 'marketing', 'orders', 'payments', 'reviews', 'search'],
    'shipping',
    'workshop',
  ],
}

/** Folders of the platform that every module may call, and that call no module. */
const FOUNDATION = ['database', 'infrastructure', 'integrations', 'mail']

/** Packages that the layers without I/O may import. */
const PACKAGES: Record<string, RegExp> = {
  contract: /^(zod|@orpc\/contract)$/,
  domain: /^$/,
}

const files = sources(Object.keys(LAYERS))

test.each(Object.entries(LAYERS))('%s imports no layer but %j', (layer, allowed) => {
  const strays = importsOf(inLayer(layer)).filter(
    ({ from, target }) =>
      target.layer && target.layer !== layer && !allowed.includes(target.layer) && !isTest(from),
  )
  expect(strays.map(describeImport)).toEqual([])
})

test.each(Object.entries(PACKAGES))('%s imports no package but %s', (layer, allowed) => {
  const strays = importsOf(inLayer(layer)).filter(
    ({ from, target }) => target.package && !allowed.test(target.package) && !isTest(from),
  )
  expect(strays.map(describeImport)).toEqual([])
})

test.each(Object.entries(MODULES))('the module %s calls no module but %j', (module, allowed) => {
  const strays = importsOf(inLayer(join('platform', module))).filter(
    ({ from, target }) =>
      target.module &&
      target.module !== module &&
      !FOUNDATION.includes(target.module) &&
      !allowed.includes(target.module) &&
      // A foreign key names the table that it references, whoever owns it.
      !(isTables(from) && isTables(target.path)) &&
      !isTest(from),
  )
  expect(strays.map(describeImport)).toEqual([])
})

test('the foundation calls no module', () => {
  const strays = FOUNDATION.flatMap((folder) => importsOf(inLayer(join('platform', folder)))).filter(
    ({ from, target }) =>
      target.module &&
      !FOUNDATION.includes(target.module) &&
      // The context gives use cases the services behind the ports.
      !target.path.endsWith('/port.ts') &&
      !isTest(from),
  )
  expect(strays.map(describeImport)).toEqual([])
})

test('every folder of the platform is a known module or belongs to the foundation', () => {
  const folders = new Set(inLayer('platform').map(({ path }) => moduleOf(path)))
  folders.delete(undefined)
  expect([...Object.keys(MODULES), ...FOUNDATION]).toEqual(expect.arrayContaining([...folders]))
})

test("a module's rows and tables are private, except for foreign keys", () => {
  const strays = importsOf(inLayer('platform')).filter(
    ({ from, target }) =>
      target.module &&
      target.module !== moduleOf(from) &&
      // Every module may join the foundation's tables.
      !FOUNDATION.includes(target.module) &&
      /\/(rows|tables)\.ts$/.test(target.path) &&
      !(isTables(from) && isTables(target.path)) &&
      !isTest(from),
  )
  expect(strays.map(describeImport)).toEqual([])
})

test("the shop's pages import only types from the contract, whose schemas weigh more than a page", () => {
  const statement = /^import (?!type )(?<names>[^;']*?) from '#contract\/[^']+'/gm
  const strays = inLayer('storefront')
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(statement)]
        .filter(({ groups }) => !/^\{(\s*type \w+,?)+\s*\}$/.test(groups?.['names'] ?? ''))
        .map(([line]) => `${path}: ${line}`),
    )
  expect(strays).toEqual([])
})

test('only the contract, the routes, the refusals, the server and the panel’s clients import oRPC', () => {
  const strays = importsOf(files).filter(
    ({ from, target }) =>
      target.package?.startsWith('@orpc/') &&
      !/^(contract|server|tests)\//.test(from) &&
      !/[-/]routes?\.ts$/.test(from) &&
      from !== 'platform/infrastructure/context/refuse.ts' &&
      !/^admin\/shell\/(api|failure)\.ts$/.test(from) &&
      from !== 'tools/guide/panel.ts' &&
      !isTest(from),
  )
  expect(strays.map(describeImport)).toEqual([])
})

type Import = { from: string; specifier: string; target: Target }

type Target = {
  /** Empty for a package. */
  path: string
  layer: string | undefined
  module: string | undefined
  package: string | undefined
}

function inLayer(layer: string): Source[] {
  return files.filter(({ path }) => path.startsWith(`${layer}/`))
}

function importsOf(some: Source[]): Import[] {
  // The import may be on one line, on several, or a call.
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
  if (path === undefined) return { path: '', layer: undefined, module: undefined, package: specifier }

  return { path, layer: path.split('/')[0], module: moduleOf(path), package: undefined }
}

function pathOf(from: string, specifier: string) {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
}

/** The folder of the platform that contains a file; files directly in `platform/` are in none. */
function moduleOf(path: string) {
  return /^platform\/([^/]+)\//.exec(path)?.[1]
}

function isTables(path: string) {
  return /\/tables\.ts$/.test(path)
}

function describeImport({ from, specifier }: Import) {
  return `${from} → ${specifier}`
}
