import { expect, test } from '@playwright/test'
import { hydrated } from './addresses.ts'

test('suggestions show under Resultados as one types, and are chosen by keyboard', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page
    .getByRole('button', { name: 'Buscar na loja' })
    .or(page.getByRole('link', { name: 'Buscar na loja' }))
    .first()
    .click()
  const box = page.getByRole('combobox', { name: 'O que você procura?' })
  await expect(box).toBeFocused()
  await box.pressSequentially('violin')
  const results = page.getByRole('listbox', { name: 'Resultados' })
  await expect(results).toBeVisible()
  await expect(page.getByText('Resultados', { exact: true })).toBeVisible()
  await expect(results.getByRole('option').first()).toContainText('R$')
  await page.keyboard.press('ArrowDown')
  await expect(results.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Enter')

  await expect(page).not.toHaveURL(/\/marcas/)
})

test('Enter without a choice goes to the results', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page
    .getByRole('button', { name: 'Buscar na loja' })
    .or(page.getByRole('link', { name: 'Buscar na loja' }))
    .first()
    .click()
  await page.getByRole('combobox', { name: 'O que você procura?' }).fill('breu')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/busca\?q=breu/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(/breu/i)
})

test('a typing error is understood', async ({ page }) => {
  await page.goto('/busca?q=encordamento')

  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Encordoamento/ })
      .first(),
  ).toBeVisible()
})

test('what was searched instead is named once', async ({ page }) => {
  await page.goto('/busca?q=violono')

  await expect(page.getByText('Mostrando resultados para violino.')).toBeVisible()
  await expect(page.getByText(/Você quis dizer/)).toHaveCount(0)
})

test('nothing found says so and helps', async ({ page }) => {
  await page.goto('/busca?q=xilofonezinho')

  await expect(page.getByRole('navigation', { name: 'Buscas comuns' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})
