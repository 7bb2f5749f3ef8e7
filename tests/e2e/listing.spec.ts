import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'

test('several values of one filter are combined, and each can be removed', async ({ page }) => {
  await page.goto('/cordas')
  await hydrated(page)
  const brands = page.getByRole('group', { name: 'Marca' }).getByRole('checkbox')
  const chips = page.getByRole('list', { name: 'Filtros ativos' }).getByRole('listitem')
  const all = await total(page)
  await brands.nth(0).check()
  await expect(page).toHaveURL(/marca=/)
  // The address changes a moment before the products do.
  await expect.poll(() => total(page)).toBeLessThan(all)
  const first = await total(page)
  await brands.nth(1).check()
  await expect(page).toHaveURL(/marca=.*marca=/)
  await expect.poll(() => total(page)).toBeGreaterThan(first)

  await chips.first().getByRole('link').click()
  await expect(page).not.toHaveURL(/marca=.*marca=/)
})

test('a size filter decides the variant of every card, and of the page that it opens', async ({ page }) => {
  await page.goto('/violinos/estudo?tamanho=1-2')
  await hydrated(page)
  const cards = page.getByRole('main').getByRole('article')
  const links = await cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(2)
  expect(links.every((href) => href.endsWith('?tamanho=1-2'))).toBe(true)
  // Cards sold out in this size are last, and say so.
  await expect(cards.last()).toContainText('1/2 esgotado')
  await expect(cards.first()).not.toContainText('esgotado')

  const price = (text: string | null) => /R\$\s[\d.]+,\d\d/.exec(text ?? '')?.[0]
  const cardPrice = price(await cards.first().textContent())
  await cards.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/tamanho=1-2/)
  await expect(
    page.getByRole('radiogroup', { name: 'Tamanho' }).getByRole('radio', { checked: true }),
  ).toHaveText('1/2')
  await expect(page.getByRole('main')).toContainText(cardPrice ?? '?')
})

test('the key attributes of strings come first among the filters and are on every card', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/cordas/instrumentos/guitarras?calibre=10-46')
  await hydrated(page)
  const cards = page.getByRole('main').getByRole('article')
  const gauges = cards.getByText(/^10-46 · /)
  await expect(gauges).toHaveCount(await cards.count())
  for (const gauge of await gauges.all()) await expect(gauge).toBeVisible()

  await page.getByRole('button', { name: /^Filtr/ }).click()
  const groups = page
    .getByRole('dialog', { name: /Filtr/ })
    .locator('summary')
    .filter({ hasNotText: 'Ver mais' })
  await expect(groups.first()).toHaveText('Calibre')
  await expect(groups.nth(1)).toHaveText('Preço')
  await expect(groups.last()).toHaveText('Categorias')
})

test('cards show the promotion of their product in listing, search and beside a product', {
  tag: '@long',
}, async ({ page }) => {
  for (const path of ['/cordas/instrumentos/guitarras', '/busca?q=exl110']) {
    await page.goto(path)
    await expect(card(page)).toContainText('Leve 3, pague 2')
  }
  await card(page).getByRole('heading').getByRole('link').click()
  const related = page.getByRole('list', { name: 'Produtos relacionados' }).getByRole('article')
  await expect(related.filter({ hasText: 'Leve 3, pague 2' })).not.toHaveCount(0)
  await page.goto('/violinos')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Leve 3, pague 2')).toHaveCount(0)
})

test('12, 24 or 48 products a page can be chosen, on a phone too', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/cordas')
  await hydrated(page)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(12)
  const sizes = page.getByRole('list', { name: 'Por página' }).getByRole('link')
  await expect(sizes).toHaveText(['12', '24', '48'])
  for (const size of await sizes.all()) {
    const box = await size.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 360) + (box?.width ?? 360)).toBeLessThanOrEqual(360)
  }

  await sizes.nth(1).click()
  await expect(page).toHaveURL(/ipp=24/)
  await expect(cards).toHaveCount(24)
})

test('the order can be chosen', { tag: '@long' }, async ({ page }) => {
  await page.goto('/cordas')
  await hydrated(page)
  await page.getByLabel('Ordenar por').selectOption({ label: 'Menor preço' })
  await expect(page).toHaveURL(/ordem=menor-preco/)
  await page.goto('/cordas?ordem=maior-preco')
  await expect(page.getByLabel('Ordenar por')).toHaveValue(/maior-preco|Maior preço/)
})

test('pages are linked, also in the head', { tag: '@long' }, async ({ page }) => {
  await page.goto('/cordas')
  await expect(page.locator('link[rel=next]')).toHaveAttribute('href', /pg=2/)
  await expect(page.locator('link[rel=prev]')).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Páginas' })
    .getByRole('link', { name: /próxima/i })
    .click()

  await expect(page).toHaveURL(/pg=2/)
  await expect(page.getByRole('navigation', { name: 'Páginas' }).locator('[aria-current=page]')).toHaveText(
    'Página 2',
  )
  await page
    .getByRole('navigation', { name: 'Páginas' })
    .getByRole('link', { name: /anterior/i })
    .click()
  await expect(page).toHaveURL(/\/cordas$/)
})

test('below 1024 px filters are an overlay that locks the page and shows the number of results', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/cordas')
  await hydrated(page)
  await page.getByRole('button', { name: /^Filtr/ }).click()
  const panel = page.getByRole('dialog', { name: /Filtr/ })
  await expect(panel).toBeVisible()
  expect(
    await page.evaluate(
      () => getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow,
    ),
  ).toContain('hidden')
  await panel.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/marca=/)
  await panel
    .getByRole('button')
    .filter({ hasText: /^Ver \d+ produto/ })
    .click()

  await expect(panel).toBeHidden()
})

test('an empty result offers a way on', { tag: '@long' }, async ({ page }) => {
  await page.goto('/cordas?preco=999990-999999')

  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /limpar/i })
      .first(),
  ).toBeVisible()
})

async function total(page: import('@playwright/test').Page): Promise<number> {
  const text = await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ produtos?$/ })
    .first()
    .textContent()
  return Number(text?.match(/\d+/)?.[0])
}

/** The card of the most popular strings. */
function card(page: Page) {
  return page.getByRole('main').getByRole('article').filter({ hasText: 'EXL110' }).first()
}
