import { expect, type Page, test } from '@playwright/test'
import { openLoaded } from './support/open-loaded.ts'

test('the bar above the header names seller and customer', { tag: '@long' }, async ({ page }) => {
  await withUser(page, {
    vendaInterna: true,
    id: 7,
    nomeRazao: 'Maria Lima',
    representantes: [{ id: 3, nome: 'João Souza' }],
  })
  await page.goto('/marcas')
  await expect(bar(page)).toHaveText('Venda interna: João Souza em nome de Maria Lima')
  const header = (await page.getByRole('banner').boundingBox())!

  expect((await bar(page).boundingBox())!.y).toBeLessThan(header.y)
})

test('says that no customer is chosen yet', { tag: '@long' }, async ({ page }) => {
  await withUser(page, {
    vendaInterna: true,
    representantes: [{ id: 3, nome: 'João Souza' }],
  })
  await page.goto('/marcas')

  await expect(bar(page)).toHaveText('Venda interna: João Souza, ainda sem cliente')
})

test('is invisible to everybody else', { tag: '@long' }, async ({ page }) => {
  await openLoaded(page, '/marcas')

  await expect(bar(page)).toHaveCount(0)
})

const bar = (page: Page) => page.getByRole('complementary', { name: 'Venda interna' })

async function withUser(page: Page, changes: object) {
  await page.route('**/v2/front/checkout/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } })
  })
}
