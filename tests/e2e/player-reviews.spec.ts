import { expect, test } from '@playwright/test'
import { complaintsOf, hydrated } from './support/addresses.ts'
import { violationsOn } from './support/violations.ts'

/** Has reviews in the demonstration store. */
const PRODUCT = '/violino-eagle-ve431-com-estojo-e-arco'

test('a violinist reads the reviews of players like them first', { tag: '@long' }, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('lira:instrumentos', 'violino.3-4'))
  await page.goto(PRODUCT)
  await page.getByRole('link', { name: 'Ver avaliações de quem toca como você' }).click()
  await expect(page).toHaveURL(/\/avaliacoes\/\d+$/)
  await hydrated(page)
  await expect(page.getByLabel('O que você toca')).toHaveValue('violino.3-4')
  await page.getByLabel('Nível', { exact: true }).first().selectOption('estudante')
  await page.getByLabel('Ordem').selectOption('parecidas')
  await page.getByRole('button', { name: 'Ver avaliações' }).click()

  await expect(page.getByText(/Quem toca como você: \d,\d de \d+/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Toca como você:' }).first()).toBeVisible()
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
  expect(complaints).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form filters reviews, and all come back by a link', { tag: '@long' }, async ({ page }) => {
    await page.goto(PRODUCT)
    await page.getByRole('link', { name: 'Ver avaliações de quem toca como você' }).click()
    await page.getByLabel('Nota').selectOption('5')
    await page.getByRole('button', { name: 'Ver avaliações' }).click()
    await expect(page.getByText('com esses filtros')).toBeVisible()
    await page.getByRole('link', { name: 'Ver todas' }).click()

    await expect(page).toHaveURL(/\/avaliacoes\/\d+$/)
  })
})
