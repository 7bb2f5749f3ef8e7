import { expect, type Page, test } from '@playwright/test'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

test('a category has a default box, and a product takes it by a click', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'gerente')
  const name = `Caixas ${Date.now()}`
  await page.goto('/admin/categorias/nova')
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(name)
  // Below another: a test beside this one moves a category of the first level into the one before it.
  await page.getByRole('combobox', { name: 'Dentro de' }).fill('Acessórios')
  await page.getByRole('option', { name: 'Acessórios', exact: true }).click()
  await page.getByRole('textbox', { name: 'Peso (g)' }).fill('350')
  for (const width of [1366, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFitting(page)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  expect(await violationsOn(page)).toEqual([])

  // A box has all its measures or none.
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Altura (mm)' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Altura (mm)' }).fill('30')
  await page.getByRole('textbox', { name: 'Largura (mm)' }).fill('150')
  await page.getByRole('textbox', { name: 'Comprimento (mm)' }).fill('160')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page).toHaveURL(/categorias\/\d+$/)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Comprimento (mm)' })).toHaveValue('160')

  await page.goto('/admin/produtos/novo')
  await page.getByRole('combobox', { name: 'Categoria', exact: true }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.getByText('Códigos e embalagem').click()
  await page.getByLabel('Peso em gramas: Produto').fill('420')
  const offer = page.getByRole('button', { name: 'Usar a da categoria (350 g, 160 × 150 × 30 mm)' })
  for (const width of [768, 390, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFitting(page)
  }
  expect(await violationsOn(page)).toEqual([])
  await offer.click()
  await expect(page.getByLabel('Peso em gramas: Produto')).toHaveValue('420')
  await expect(page.getByLabel('Altura em milímetros: Produto')).toHaveValue('30')
  await expect(page.getByLabel('Comprimento em milímetros: Produto')).toHaveValue('160')
  await expect(offer).toBeHidden()
  await inShopDatabase((db) => db.execute(`delete from categorias where nome = '${name}'`))
})

async function expectFitting(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
}
