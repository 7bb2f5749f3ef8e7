import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Appearance } from '#contract/content/appearance.ts'
import { ORIGINAL_APPEARANCE } from '#platform/content/appearance/original-appearance.ts'
import { storeStylesheet } from '#platform/content/appearance/stylesheets.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { originalKey } from '#platform/infrastructure/storage/pictures/picture-keys.ts'
import { pictureProcess } from '#platform/infrastructure/storage/pictures/picture-process.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { ownRateLimit } from '../http/limits/rate-limit.ts'
import { iconRoute } from './icon-route.ts'
import { markRoute } from './mark-route.ts'
import { stylesheetRoute } from './stylesheet-route.ts'

const HASH = '0123456789abcdef01234567'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="512" height="256"><path d="M0 0h40v20H0z" fill="#2d5f48"/></svg>'

let database: TestDatabase
let shop: Hono
let appearance: Appearance = ORIGINAL_APPEARANCE
beforeAll(async () => {
  database = await testDatabase()
  const storage = localStorage(await mkdtemp(join(tmpdir(), 'marca-')))
  await storage.write(originalKey(HASH), Buffer.from(SVG))
  const icon = iconRoute(storage, () => appearance)
  shop = new Hono()
    .get('/favicon.svg', icon)
    .get('/favicon.ico', icon)
    .get('/icon-maskable-512.png', icon)
    .get('/og.png', icon)
    .get('/assets/:file{aparencia-[0-9a-f]+\\.css}', stylesheetRoute(database.db, ownRateLimit))
    .get('/assets/:file{marca-[0-9a-f]+\\.[a-z]+}', markRoute(storage))
})
afterAll(async () => {
  pictureProcess.end()
  await database.close()
})

test('a stylesheet is sent for ever under its hash, and no other one exists', async () => {
  const hash = await storeStylesheet(database.db, ':root{--ink:#000001}')
  const answer = await shop.request(`/assets/aparencia-${hash}.css`)

  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.text()).toBe(':root{--ink:#000001}')
  expect((await shop.request('/assets/aparencia-0000000000000000.css')).status).toBe(404)
})

test('a logo opened as a page has no scripts and no origin', async () => {
  const answer = await shop.request(`/assets/marca-${HASH}.svg`)

  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('mail programs get the logo as a PNG', async () => {
  const png = await (await shop.request(`/assets/marca-${HASH}.png`)).arrayBuffer()

  expect(await sharp(Buffer.from(png)).metadata()).toMatchObject({ format: 'png', width: 160, height: 80 })
})

test.each([
  '/assets/marca-999999999999999999999999.svg',
  `/assets/marca-${HASH}.html`,
  '/assets/marca-1.svg',
])('%s is no logo', async (path) => {
  expect((await shop.request(path)).status).toBe(404)
})

test('icons are the built ones until the store has a logo', async () => {
  appearance = ORIGINAL_APPEARANCE
  // Without the built files, there are none.
  expect((await shop.request('/favicon.ico')).status).toBe(404)
})

test('icons are drawn from the logo, in their sizes and on their grounds', async () => {
  appearance = { ...ORIGINAL_APPEARANCE, logo: { arquivo: HASH, tipo: 'svg', largura: 512, altura: 256 } }
  const bytes = async (path: string) => Buffer.from(await (await shop.request(path)).arrayBuffer())

  expect((await bytes('/favicon.svg')).toString()).toBe(SVG)
  expect((await bytes('/favicon.ico')).readUInt16LE(2)).toBe(1)
  expect(await sharp(await bytes('/og.png')).metadata()).toMatchObject({ width: 1200, height: 630 })
  const { data } = await sharp(await bytes('/icon-maskable-512.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The corner is paper: a phone may cut it off.
  expect([...data.subarray(0, 3)]).toEqual([0xfb, 0xf8, 0xf3])
  const lasting = await shop.request(`/favicon.svg?v=${HASH.slice(0, 8)}`)
  expect(lasting.headers.get('cache-control')).toContain('immutable')
})
