import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const WEIGHT = 'peso-do-instrumento'

test('guitars are filtered by their weight, from one number to another', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/guitarras')
  await hydrated(page)
  await fillWeight(page, '3,2', '3,6')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`/guitarras?${WEIGHT}=3.2..3.6`)
  await expect(page.getByRole('list', { name: 'Filtros ativos' })).toContainText(
    'Peso do instrumento: 3,2 a 3,6 kg',
  )
  // The range is one of the boxes now, with how many guitars it has.
  const range = page.locator('#filtros').getByRole('checkbox', { name: /^3,2 a 3,6 kg/ })
  await expect(range).toBeChecked()
  await expect(weightField(page, 'de')).toHaveValue('')
  expect(await violationsOn(page)).toEqual([])

  await fillWeight(page, '3,2', '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/guitarras?${WEIGHT}=3.2..`)
  await page.getByRole('link', { name: /Remover filtro: Peso do instrumento/ }).click()
  await expect(page).toHaveURL('/guitarras')
  await expect(weightField(page, 'de')).toHaveValue('')
})

test('what was typed before the page was hydrated stays', { tag: '@long' }, async ({ page }) => {
  const { promise: typed, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/guitarras', { waitUntil: 'commit' })
  await fillWeight(page, '3,2', '3,6')
  load()
  await hydrated(page)

  await expect(weightField(page, 'de')).toHaveValue('3,2')
  await expect(weightField(page, 'ate')).toHaveValue('3,6')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same filter is a form', { tag: '@long' }, async ({ page }) => {
    await page.goto('/guitarras')
    await fillWeight(page, '3,2', '3,6')
    await page.locator('#filtros').getByRole('button', { name: 'Aplicar Peso do instrumento' }).click()

    await expect(page).toHaveURL(`/guitarras?${WEIGHT}=3.2..3.6`)
    await expect(page.getByText('Peso do instrumento: 3,2 a 3,6 kg').first()).toBeVisible()
  })

  test('a product explains its specification', { tag: '@long' }, async ({ page }) => {
    await explainedScale(page)
  })
})

test('a product explains its specification, by keyboard too', { tag: '@long' }, async ({ page }) => {
  await explainedScale(page)
  expect(await violationsOn(page)).toEqual([])
})

test('the spreadsheet reads a specification as the product’s form does', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'catalogo')
  await page.goto('/admin/planilha?categoria=guitarras%2Fbaixos')
  const cells = page.getByRole('gridcell').filter({ hasText: /^864 mm$/ })
  await cells.first().click()
  await page.keyboard.type('34"')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('gridcell', { name: '863,6 mm' }).first()).toBeVisible()

  await cells.first().click()
  await page.keyboard.type('3 kg')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(
    page.getByText('Comprimento da escala: Este campo é em mm, e kg mede outra coisa.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('gridcell', { name: '863,6 mm' })).toHaveCount(0)
})

/** The sidebar's field; a panel for narrow windows has the same. */
function weightField(page: Page, end: 'de' | 'ate') {
  return page.locator(`#filtros input[name="${WEIGHT}.${end}"]`)
}

async function fillWeight(page: Page, from: string, to: string): Promise<void> {
  const group = page.locator('#filtros details').filter({ has: page.locator(`[name="${WEIGHT}.de"]`) })
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
  await weightField(page, 'de').fill(from)
  await weightField(page, 'ate').fill(to)
}

async function explainedScale(page: Page): Promise<void> {
  await page.goto('/guitarra-strinberg-sts-100')
  const explanation = page.getByText('O pedaço da corda que vibra', { exact: false })
  await expect(explanation).toBeHidden()
  await page.locator('th summary', { hasText: 'Comprimento da escala' }).focus()
  await page.keyboard.press('Enter')
  await expect(explanation).toBeVisible()
}

test('a field that is added to a template is named at once, and refused without a name where it stands', {
  tag: '@long',
}, async ({ page, context }) => {
  await enterPanel(context, 'dono')
  await page.goto('/admin/produtos/fichas?categoria=violinos%2Festudo')
  const add = page.getByRole('button', { name: 'Outro campo' })
  await add.press('Enter')
  const empty = page.getByRole('textbox', { name: /^Nome do campo / }).last()
  await expect(empty).toBeFocused()
  await add.press('Enter')
  await page
    .getByRole('textbox', { name: /^Ajuda para preencher: campo / })
    .last()
    .fill('Na etiqueta')
  // The other one is left out, as it says nothing.
  await page.getByRole('button', { name: 'Salvar' }).click()
  const nameless = page.getByRole('textbox', { name: /^Nome do campo / }).last()
  await expect(nameless).toHaveAttribute('aria-invalid', 'true')
  await expect(nameless).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
