import { expect, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { withheldCode } from './support/fetched-code.ts'

test('contains what the specification names', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Destaques' }).getByRole('img').first()).toBeVisible()
  for (const name of ['Comece por aqui', 'Atalhos'])
    await expect(main.getByRole('navigation', { name }).getByRole('link').first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Os mais tocados' })).toBeVisible()
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect(main.getByRole('region', { name: 'Vantagens' }).getByRole('listitem')).not.toHaveCount(0)
  await page.mouse.wheel(0, 400)

  for (const name of ['Da bancada para a sua casa', 'Capas de disco que imaginamos'])
    await expect(
      main.locator('section', { has: page.getByRole('heading', { name }) }).locator('img'),
    ).not.toHaveCount(0)
})

test('the second fold loads with the first scroll', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Marcas que a gente toca' })).toHaveCount(0)
  await page.mouse.wheel(0, 400)

  await expect(page.getByRole('heading', { name: 'Marcas que a gente toca' })).toBeAttached()
})

test('the second fold is shown to whoever scrolled before the page’s code ran', {
  tag: '@long',
}, async ({ page }) => {
  const code = await withheldCode(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  code.resolve()

  await expect(page.getByRole('heading', { name: 'Marcas que a gente toca' })).toBeAttached()
})

test('the second fold appears after any API error', { tag: '@long' }, async ({ page }) => {
  await page.route('**/v2/front/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/')
  await hydrated(page)
  await page
    .getByRole('button', { name: 'Buscar na loja' })
    .or(page.getByRole('link', { name: 'Buscar na loja' }))
    .first()
    .click()
  await page.getByRole('combobox', { name: 'O que você procura?' }).pressSequentially('violino')

  await expect(page.getByRole('heading', { name: 'Marcas que a gente toca' })).toBeAttached()
})

test('the hero rotates, and can be paused', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const hero = page.getByRole('region', { name: 'Destaques' })
  await expect(hero).toContainText('Destaque 1 /  de 3')
  await hero.getByRole('button', { name: 'Próximo destaque' }).click()
  await expect(hero).toContainText('Destaque 2 /  de 3')
})

test('requests the hero’s picture before anything else', { tag: '@long' }, async ({ request }) => {
  const html = await (await request.get('/')).text()

  expect(html).toMatch(/<link[^>]*rel="preload"[^>]*as="image"/)
})
