import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { violationsOn } from './support/violations.ts'

const PRODUCT = '/violino-eagle-ve431-com-estojo-e-arco'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('price and Comprar stay visible below those of the page, for the chosen variant', {
    tag: '@long',
  }, async ({ page }) => {
    await answerConsent(page)
    await page.goto(`${PRODUCT}?tamanho=3-4`)
    await hydrated(page)
    await expect(bar(page)).toBeHidden()
    await page.getByRole('main').getByRole('button', { name: 'Aumentar quantidade' }).click()
    await scrollPastBuyBox(page)

    await expect(bar(page)).toBeVisible()
    await expect(bar(page)).toContainText('3/4')
    await expect(bar(page)).toContainText(/R\$\s[\d.]+,\d\d.*no Pix/)
    await bar(page).getByRole('button', { name: 'Comprar' }).click()
    const cart = page.getByRole('dialog')
    await expect(cart.getByRole('article')).toContainText('3/4')
    await expect(cart.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('2')

    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await expect(bar(page)).toBeHidden()
  })

  test('covers neither the page’s foot nor the consent banner or the help', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(PRODUCT)
    await hydrated(page)
    const question = page.getByRole('region', { name: 'Sua privacidade' })
    await expect(question).toBeVisible()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(bar(page)).toBeVisible()
    await waitUntilStill(page)
    await expect.poll(async () => (await bottom(bar(page))) - (await top(question))).toBeLessThanOrEqual(0)

    await question.getByRole('button', { name: 'Recusar' }).click()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await waitUntilStill(page)
    await expect
      .poll(async () => (await bottom(page.getByRole('contentinfo'))) - (await top(bar(page))))
      .toBeLessThan(1)
    await page.mouse.wheel(0, -60)
    const help = page.getByRole('complementary', { name: 'Ajuda' })
    await expect(help).toBeVisible()
    await expect.poll(async () => (await bottom(help)) - (await top(bar(page)))).toBeLessThanOrEqual(0)
  })

  test('hides while the on-screen keyboard is open', { tag: '@long' }, async ({ page }) => {
    await answerConsent(page)
    await page.goto(PRODUCT)
    await hydrated(page)
    await scrollPastBuyBox(page)
    await expect(bar(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('textbox').first().focus()

    await expect(bar(page)).toBeHidden()
  })

  test('passes axe', { tag: '@long' }, async ({ page }) => {
    await answerConsent(page)
    await page.goto(PRODUCT)
    await hydrated(page)
    await scrollPastBuyBox(page)
    await expect(bar(page)).toBeVisible()
    await waitUntilStill(page)
    expect(await violationsOn(page)).toEqual([])
  })
})

test('does not exist on wide screens, where the buy box stays visible', { tag: '@long' }, async ({
  page,
}) => {
  await answerConsent(page)
  await page.goto(PRODUCT)
  await hydrated(page)
  await scrollPastBuyBox(page)

  await expect(bar(page)).toBeHidden()
})

const bar = (page: Page) => page.locator('section[aria-label="Comprar este produto"]')

async function scrollPastBuyBox(page: Page) {
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .last()
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'start' }))
}

/** Waits until nothing moves any more. */
async function waitUntilStill(page: Page) {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

const top = async (part: ReturnType<typeof bar>) => (await part.boundingBox())!.y
const bottom = async (part: ReturnType<typeof bar>) => {
  const { y, height } = (await part.boundingBox())!
  return y + height
}
