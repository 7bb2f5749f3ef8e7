import { expect, test } from '@playwright/test'
import { PAGES } from './support/addresses.ts'

test.use({ javaScriptEnabled: false })

const METADATA = ['meta[name=description]', 'meta[property="og:title"]', 'meta[property="og:image"]']

/** Each built in a way of its own; the others are left to `npm run test:e2e`. */
const UNLIKE: readonly string[] = [
  'início',
  'categoria',
  'busca',
  'tensão certa',
  'guia',
  'produto com tamanhos',
]

for (const { name, path } of PAGES) {
  // One visit for all checks of a page: loading it costs more than checking.
  test(`${name} can be read without JavaScript, and has metadata for search engines`, {
    tag: UNLIKE.includes(name) ? [] : '@long',
  }, async ({ page }) => {
    const response = await page.goto(path)

    expect(response?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page).toHaveTitle(/.{10,}/)
    for (const selector of METADATA) await expect(page.locator(selector)).toHaveAttribute('content', /.+/)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toMatch(/^https?:\/\//)
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(text)).toHaveProperty('@type')
    }
  })
}

test('on a phone the main menu is a row that scrolls sideways', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/marcas')
  await expect(page.getByRole('button', { name: 'Abrir o menu' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Acessórios' }).click()

  await expect(page).toHaveURL(/\/acessorios$/)
})

test('filters are a form', { tag: '@long' }, async ({ page }) => {
  await page.goto('/cordas')
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ produtos?$/ })
  const before = (await count.textContent()) ?? ''
  await page.getByRole('complementary', { name: 'Filtros' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Aplicar filtros' }).click()

  await expect(page).toHaveURL(/\/cordas\?\w/)
  await expect(page.getByRole('list', { name: 'Filtros ativos' })).toBeVisible()
  await expect(count).toBeVisible()
  await expect(count).not.toHaveText(before)
})

test('the search is a form', async ({ page }) => {
  await page.goto('/busca?q=cordas')
  await page.getByRole('main').getByRole('searchbox').fill('breu')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/q=breu/)
  await expect(page.getByRole('main').getByRole('link', { name: /breu/i }).first()).toBeVisible()
})

test('the variants of a product are links', { tag: '@long' }, async ({ page }) => {
  await page.goto('/violino-eagle-ve431-com-estojo-e-arco')
  await page.getByRole('main').getByRole('radio', { name: '1/4', exact: true }).click()

  await expect(page).toHaveURL(/tamanho=1-4/)
})
