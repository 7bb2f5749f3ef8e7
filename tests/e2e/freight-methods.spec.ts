import { expect, type Page, test } from '@playwright/test'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const WIDTHS = [360, 768, 1024, 1366]

test('a way to deliver is priced, tried, saved and switched off', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'gerente')
  await page.goto('/admin/configuracoes/entrega')
  await page.getByRole('link', { name: 'Nova forma' }).click()

  const nome = `Motoboy ${Date.now()}`
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(nome)
  const price = page.getByRole('group', { name: 'Preço 1' })
  await price.getByLabel('Do CEP').fill('80000-000')
  await price.getByLabel('ao CEP').fill('82999-999')
  await price.getByLabel('Preço', { exact: true }).fill('19,90')
  await price.getByLabel('Dias úteis a caminho').fill('1')

  const trial = page.getByRole('table', { name: 'Preços de exemplo' })
  await expect(trial.getByRole('row', { name: /Curitiba/ })).toContainText('R$ 19,90, 1 dia')
  await expect(trial.getByRole('row', { name: /São Paulo, SP/ })).toContainText('não entrega')
  await expectWhole(page)

  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { name: nome, level: 1 })).toBeVisible()
  await page.getByLabel('Ligada').uncheck()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Desligada', { exact: true })).toBeVisible()

  await page.goto('/admin/configuracoes/entrega')
  await expect(page.getByRole('region', { name: 'Formas de entrega da loja' })).toContainText(
    '80000-000 a 82999-999',
  )
  await expectWhole(page)
})

/** Passes axe, and fits four widths. */
async function expectWhole(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
    if (process.env['SHOTS'])
      await page.screenshot({ path: `/tmp/freight-shots/${Date.now()}-${width}.png`, fullPage: true })
  }
  expect(await violationsOn(page)).toEqual([])
}
