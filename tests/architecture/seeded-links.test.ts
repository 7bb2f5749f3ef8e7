import { expect, test } from 'vitest'
import { SHOP_MENUS } from '#platform/content/menus/shop-menus.ts'
import { SEED_MENUS } from '#platform/content/seeds/seed-menus.ts'
import { SEED_PAGES } from '#platform/content/seeds/seed-pages.ts'
import { isTest, sources } from './sources.ts'

const SLUGS = new Set(SEED_PAGES.map(({ slug }) => slug))

/** Code of the shop, whose links have to work in a store that nobody has filled yet. */
const shop = sources([
  'storefront',
  'platform/mail',
  'platform/reviews',
  'platform/content',
  'domain',
]).filter(({ path }) => !isTest(path))

test('every page that the shop links to is one that a store starts with', () => {
  const linked = shop.flatMap(({ path, text }) =>
    [...text.matchAll(/\/pagina\/([a-z][a-z-]+)/g)].map(([, slug]) => ({ path, slug: slug ?? '' })),
  )

  expect(linked.length).toBeGreaterThan(20)
  expect(linked.filter(({ slug }) => !SLUGS.has(slug))).toEqual([])
})

test('every menu that the shop reads is one that a store starts with', () => {
  const read = shop
    .filter(({ path }) => path.startsWith('storefront'))
    .flatMap(({ text }) => [
      ...text.matchAll(/(?:menu|footerMenu)\((?:api, )?'([a-z-]+)'\)|menu\(\{ hash: '([a-z-]+)' \}\)/g),
    ])
    .map(([, one, other]) => one ?? other ?? '')

  expect(read.length).toBeGreaterThan(8)
  expect(read.filter((hash) => !Object.hasOwn(SHOP_MENUS, hash))).toEqual([])
  expect(Object.keys(SEED_MENUS).filter((hash) => !Object.hasOwn(SHOP_MENUS, hash))).toEqual([])
})
