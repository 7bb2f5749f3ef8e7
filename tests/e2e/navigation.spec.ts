import { expect, test } from '@playwright/test'
import { hydrated } from './addresses.ts'

test('a shopper gets from home to a product by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /pular para o conteúdo|ir para o conteúdo/i })).toBeFocused()
  await reach(page, 'Cordas')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cordas$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const product = page.getByRole('main').getByRole('article').first().getByRole('link').last()
  await product.focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('region', { name: 'Imagens do produto' })).toBeVisible()
})

test('on a phone the menu slides in, opens its levels and closes with Esc', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await hydrated(page)
  const panel = page.locator('#menu-lateral')
  const opener = page.getByRole('button', { name: 'Abrir o menu' })
  await expect(panel.getByRole('link', { includeHidden: true })).toHaveCount(0)
  await opener.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await menu.getByText('Cordas', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Ver tudo em Cordas' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a new page starts at its top, with the menu closed, and going back returns to the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 700 })
  await page.goto('/cordas')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
  await page.getByRole('main').getByRole('article').nth(7).getByRole('link').last().click()
  await expect(page.getByRole('region', { name: 'Imagens do produto' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()

  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
})

async function reach(page: import('@playwright/test').Page, name: string) {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true }).first()
  for (let i = 0; i < 30; i++) {
    if (await link.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}`)
}
