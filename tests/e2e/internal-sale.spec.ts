import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'

test('the bar says above the header who sells for whom', async ({ page }) => {
  await visitingAs(page, {
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

test('before a customer is chosen, it says that', async ({ page }) => {
  await visitingAs(page, {
    vendaInterna: true,
    representantes: [{ id: 3, nome: 'João Souza' }],
  })
  await page.goto('/marcas')

  await expect(bar(page)).toHaveText('Venda interna: João Souza, ainda sem cliente')
})

test('nobody else sees it', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page.waitForLoadState('networkidle')

  await expect(bar(page)).toHaveCount(0)
})

const bar = (page: Page) => page.getByRole('complementary', { name: 'Venda interna' })

async function visitingAs(page: Page, changes: object) {
  await page.route('**/v2/front/checkout/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } })
  })
}
