import { expect, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'

for (const width of [360, 1366])
  test(`the first click opens the search and its input is kept, before the shop’s code has loaded, at ${width} px`, async ({
    page,
  }) => {
    const code = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Buscar na loja' }).click()
    const field = page.getByRole('combobox', { name: 'O que você procura?' })
    await expect(field).toBeFocused()
    await page.keyboard.type('breu')
    code.resolve()
    await hydrated(page)

    await expect(field).toBeFocused()
    await expect(field).toHaveValue('breu')
    await page.keyboard.type(' claro')
    await expect(field).toHaveValue('breu claro')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/busca\?q=breu(\+|%20)claro/)
  })
