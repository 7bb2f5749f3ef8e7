import { expect, test } from '@playwright/test'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { violationsOn } from './support/violations.ts'

const SECRET = 'palavra-de-passe'

const folder = temporaryFolder()
let shop: Shop
let address: string

test.beforeAll(async () => {
  shop = startShop({ DATA_DIR: folder.path, MAINTENANCE: '1', MAINTENANCE_SECRET: SECRET })
  address = await shop.opened
})

test.afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  folder.remove()
})

test('visitors see the maintenance page instead of the layout', { tag: '@long' }, async ({ page }) => {
  const answer = await page.goto(`${address}/marcas`)

  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estamos afinando a loja')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsOn(page)).toEqual([])
  }
})

test('the word opens the shop, is remembered, and is removed from the address', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto(`${address}/marcas?liberarAcesso=${SECRET}`)
  await expect(page).toHaveURL(`${address}/marcas`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/marcas/i)
  expect(await page.evaluate(() => localStorage.getItem('liberarAcesso'))).toBe(SECRET)
  expect((await context.cookies()).find(({ name }) => name === 'liberarAcesso')).toMatchObject({
    httpOnly: true,
  })

  await context.clearCookies()
  await page.goto(`${address}/marcas`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/marcas/i)
})

test('any other word revokes the access', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${address}/marcas?liberarAcesso=${SECRET}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/marcas/i)

  await page.goto(`${address}/marcas?liberarAcesso=outra`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estamos afinando a loja')
  expect(await page.evaluate(() => localStorage.getItem('liberarAcesso'))).toBeNull()
})

test('an open page shows the maintenance page when the shop closes', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto(`${address}/marcas?liberarAcesso=${SECRET}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/marcas/i)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page
    .getByRole('link', { name: /página inicial/i })
    .first()
    .click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estamos afinando a loja')
})

test('the API and health stay available', { tag: '@long' }, async ({ request }) => {
  const ping = await request.get(`${address}/v2/front/ping`, {
    headers: { 'app-token': 'loja-virtual' },
  })

  expect(await ping.json()).toEqual({ sucesso: true })
  expect((await request.get(`${address}/healthz`)).status()).toBe(200)
})
