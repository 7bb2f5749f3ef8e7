import { expect, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { violationsOn } from './support/violations.ts'

const SIZES = '/violino-eagle-ve431-com-estojo-e-arco'
const COLOURS = '/guitarra-strinberg-sts-100'

test('a choice changes price, stock and address at once', async ({ page }) => {
  await page.goto(SIZES)
  await hydrated(page)
  await page.getByRole('main').getByRole('radio', { name: '1/4', exact: true }).click()
  await expect(page).toHaveURL(/tamanho=1-4/)
  await page.reload()

  await expect(page.getByRole('main').getByRole('radio', { name: '1/4', exact: true })).toBeChecked()
})

test('sizes are a radio group: one tab stop, arrows choose, and sold-out ones say so', async ({ page }) => {
  await page.goto(SIZES)
  await hydrated(page)
  const sizes = page.getByRole('radiogroup', { name: 'Tamanho' }).getByRole('radio')
  await expect(sizes.first()).toBeChecked()
  await expect(sizes.nth(1)).toHaveAttribute('tabindex', '-1')
  await sizes.first().focus()
  await page.keyboard.press('ArrowRight')

  await expect(sizes.nth(1)).toBeFocused()
  await expect(sizes.nth(1)).toBeChecked()
  await expect(page).toHaveURL(/tamanho=1-2/)
  await page.keyboard.press('End')
  await expect(sizes.last()).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(sizes.first()).toBeChecked()
  await expect(page.getByRole('radio', { name: '1/2 (esgotado)' })).toBeVisible()
})

test('a sold-out colour leads to another colour for the same hand, and a partial address is completed', {
  tag: '@long',
}, async ({ page }) => {
  const chosen = (group: string) =>
    page.getByRole('radiogroup', { name: group }).locator('[aria-checked=true]')
  await page.goto(COLOURS)
  await hydrated(page)
  await expect(chosen('Mão')).toHaveText('Destro')
  await expect(chosen('Cor')).not.toHaveText(/Preto/)
  await expect(page.getByRole('button', { name: 'Comprar', exact: true }).first()).toBeVisible()

  await page.goto(`${COLOURS}?cor=sunburst`)
  await hydrated(page)
  await expect(chosen('Cor')).toHaveText(/Sunburst/)
  await expect(chosen('Mão')).toHaveText('Destro')

  await page.goto(`${COLOURS}?cor=preto`)
  await hydrated(page)
  await expect(chosen('Cor')).toHaveText(/Preto/)
  await expect(chosen('Mão')).toHaveText('Destro (esgotado)')
  await expect(page.getByRole('main').getByText('Esgotado', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Avise-me quando chegar' })).toBeVisible()
})

test('shows its heart, related products, and the shop’s promises', { tag: '@long' }, async ({ page }) => {
  await page.goto(SIZES)
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Violino Eagle VE431')
  await expect(main.getByRole('button', { name: /^Favoritar Violino Eagle VE431/ }).first()).toBeVisible()
  await expect(
    main.getByRole('list', { name: 'Vantagens de comprar aqui' }).getByRole('listitem'),
  ).not.toHaveCount(0)

  // There are more in its category: the specification asks for ten.
  await expect(main.getByRole('list', { name: 'Produtos relacionados' }).getByRole('article')).toHaveCount(10)
})

test('a colour shows its own picture', { tag: '@long' }, async ({ page }) => {
  await page.goto(COLOURS)
  await hydrated(page)
  const picture = page.getByRole('region', { name: 'Imagens do produto' }).getByRole('img').first()
  const before = await picture.getAttribute('src')
  const other = page.locator('a[href*="cor="]:not([aria-checked=true])').first()
  const name = await other.getAttribute('href')
  await other.click()

  await expect(page).toHaveURL(new RegExp((name ?? '').replace(/^.*\?/, '')))
  await expect.poll(() => visiblePicture(page)).not.toBe(before)
})

test('the quantity stays between one and the stock, and takes digits only', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(SIZES)
  await hydrated(page)
  const quantity = page
    .getByRole('textbox', { name: 'Quantidade' })
    .or(page.getByRole('spinbutton', { name: 'Quantidade' }))
  await expect(quantity).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'Diminuir quantidade' })).toBeDisabled()
  await quantity.fill('')
  await quantity.pressSequentially('9a9b9')
  await quantity.blur()
  const limited = Number(await quantity.inputValue())

  expect(limited).toBeGreaterThanOrEqual(1)
  expect(limited).toBeLessThan(999)
  await expect(page.getByRole('button', { name: 'Aumentar quantidade' })).toBeDisabled()
})

test('the cash price is beside the picture, the instalments in a table', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(SIZES)

  await expect(page.getByText(/R\$\s[\d.,]+ no Pix/).first()).toBeVisible()
  await page.getByText('Ver todas as parcelas').click()
  await expect(page.getByRole('table').first().getByRole('row').nth(1)).toContainText('R$')
})

test('a sold-out product says so before its price, and offers no instalments', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/encordoamento-daddario-ej82a-para-viola-caipira')
  const state = page.getByRole('main').getByText(/^Esgotado$/)
  await expect(state.first()).toBeVisible()
  await expect(page.getByText(/^Último preço: R\$/)).toBeVisible()

  const box = state.first().locator('xpath=../..')
  await expect(box.getByText(/no Pix|sem juros/)).toHaveCount(0)
  await expect(page.getByText('Ver todas as parcelas')).toHaveCount(0)
})

test('the enlarged pictures open, change by keyboard and close with Esc', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(SIZES)
  await hydrated(page)
  await page
    .getByRole('region', { name: 'Imagens do produto' })
    .getByRole('button', { name: /ampliar/i })
    .first()
    .click()
  const lightbox = page.getByRole('dialog', { name: /Imagens de/ })
  await expect(lightbox).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')

  await expect(lightbox).toBeHidden()
})

test('on a phone the enlarged picture is larger than on the page, and starts at its middle', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(SIZES)
  await hydrated(page)
  await page
    .getByRole('region', { name: 'Imagens do produto' })
    .getByRole('button', { name: /ampliar/i })
    .first()
    .click()
  const lightbox = page.getByRole('dialog', { name: /Imagens de/ })
  const picture = lightbox.getByRole('button', { name: 'Ampliar imagem' })
  await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(450)
  const box = (await picture.boundingBox())!
  // With a tolerance of half a scrollbar.
  expect(Math.abs(box.x + box.width / 2 - 180)).toBeLessThan(10)

  const arrow = (await lightbox.getByRole('button', { name: 'Próxima imagem' }).boundingBox())!
  expect(Math.min(arrow.width, arrow.height)).toBeGreaterThanOrEqual(44)
  expect(await violationsOn(page)).toEqual([])
})

test('recently viewed products are shown on another product', { tag: '@long' }, async ({ page }) => {
  await page.goto(SIZES)
  await hydrated(page)
  await page.goto(COLOURS)
  await hydrated(page)

  await expect(page.getByRole('heading', { name: 'Vistos por você' })).toBeVisible()
  await expect(page.locator(`a[href^="${SIZES}"]`).first()).toBeAttached()
})

test('reviews can be sorted and more of them loaded', { tag: '@long' }, async ({ page }) => {
  await page.goto('/encordoamento-daddario-exl110-nickel-wound-10-46-para-guitarra')
  await hydrated(page)
  const reviews = page.locator('#avaliacoes')
  await reviews.scrollIntoViewIfNeeded()
  await expect(reviews.getByRole('list', { name: 'Avaliações por nota' }).getByRole('listitem')).toHaveCount(
    5,
  )
  const shown = await reviews.getByRole('article').count()
  await reviews.getByRole('button', { name: /mais avaliações/i }).click()

  await expect.poll(() => reviews.getByRole('article').count()).toBeGreaterThan(shown)
})

function visiblePicture(page: import('@playwright/test').Page) {
  return page.getByRole('region', { name: 'Imagens do produto' }).getByRole('img').first().getAttribute('src')
}

test('the pictures are one tab stop, and arrows change them', { tag: '@long' }, async ({ page }) => {
  await page.goto(SIZES)
  await hydrated(page)
  const gallery = page.getByRole('region', { name: 'Imagens do produto' })
  const picture = (i: number) => gallery.getByRole('button', { name: `Ampliar imagem ${i} de` })
  await picture(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(picture(2)).toBeFocused()
  await expect(gallery.locator('a[aria-current]')).toHaveAccessibleName(/^Ver imagem 2 de/)
  await expect(picture(2)).toHaveAttribute('tabindex', '0')
  await expect(picture(1)).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('Tab')

  expect(await gallery.evaluate((part) => part.contains(document.activeElement))).toBe(false)
  await expect(gallery.locator('a[aria-current]')).toHaveAccessibleName(/^Ver imagem 2 de/)
})

test('where the browser refuses to copy, the link is there to be copied by hand', { tag: '@long' }, async ({
  page,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await page.goto(SIZES)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Compartilhar' }).click()
  await page.getByRole('button', { name: 'Copiar link' }).click()
  const link = page.getByRole('textbox', { name: 'Copie o link' })

  await expect(link).toBeFocused()
  await expect(link).toHaveValue(new RegExp(`${SIZES}`))
  expect(await page.evaluate(() => String(getSelection()))).toContain(SIZES)
  expect(await violationsOn(page)).toEqual([])
  expect(errors).toEqual([])
})
