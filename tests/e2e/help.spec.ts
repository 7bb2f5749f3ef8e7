import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { violationsOn } from './support/violations.ts'

const PRODUCT = '/violino-eagle-ve431-com-estojo-e-arco'
const MENU = '**/v2/front/struct/menus/help-popup'

test('opens by a checkbox with the accessible name Ajuda, 279 px wide, with links, contacts and hours', async ({
  page,
}) => {
  await page.goto('/marcas')
  await hydrated(page)
  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).toHaveAttribute('type', 'checkbox')
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
  await toggle(page).check()
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(panel(page)).toBeVisible()

  expect((await panel(page).boundingBox())?.width).toBe(279)
  await expect(panel(page).getByRole('heading', { name: 'Como podemos ajudar?' })).toBeVisible()
  for (const name of ['Trocas e devoluções', 'Formas de pagamento', 'Prazos e entrega', 'Garantia'])
    await expect(panel(page).getByRole('link', { name }).locator('svg')).toBeVisible()
  await expect(panel(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  await expect(panel(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(panel(page).getByRole('link', { name: /^\(\d\d\)/ })).toHaveAttribute('href', /^tel:/)
  await expect(panel(page)).toContainText('Segunda a sexta, das 9h às 18h')
})

test('is placed higher on product pages', { tag: '@long' }, async ({ page }) => {
  await page.goto('/marcas')
  const elsewhere = await toggle(page).boundingBox()
  await page.goto(PRODUCT)
  const onProduct = await toggle(page).boundingBox()

  expect(onProduct!.y).toBeLessThan(elsewhere!.y)
})

test('is placed higher on product pages on a phone too, while the consent banner is open', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const heights: number[] = []
  for (const path of ['/marcas', PRODUCT]) {
    await page.goto(path)
    await hydrated(page)
    const consent = page.getByRole('region', { name: 'Sua privacidade' })
    await expect(consent).toBeVisible()
    const top = async () => (await toggle(page).boundingBox())!.y + 44
    await expect.poll(top).toBeLessThan((await consent.boundingBox())!.y)
    heights.push(await top())
  }

  expect(heights[1]!).toBeLessThan(heights[0]!)
})

test('hides on scrolling down, and returns on scrolling up', { tag: '@long' }, async ({ page }) => {
  await answerConsent(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PRODUCT)
  await hydrated(page)
  await expect(toggle(page)).toBeVisible()
  expect(await toggle(page).boundingBox()).toMatchObject({ width: 44, height: 44 })
  await page.mouse.wheel(0, 600)
  await expect(toggle(page)).toBeHidden()
  await page.mouse.wheel(0, -200)

  await expect(toggle(page)).toBeVisible()
})

test('covers none of the controls of cart and account on a phone', { tag: '@long' }, async ({ page }) => {
  await answerConsent(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/checkout/carrinho/')
  await hydrated(page)
  const end = async (part: Locator) => {
    const { y, height } = (await part.boundingBox())!
    return y + height
  }

  expect((await toggle(page).boundingBox())!.y).toBeGreaterThanOrEqual(await end(page.getByRole('main')))
  // It hides while the page is scrolled down.
  await page.mouse.wheel(0, 5_000)
  await expect(toggle(page)).toBeHidden()
  await page.mouse.wheel(0, -100)
  await toggle(page).check()
  await expect(panel(page)).toBeVisible()
})

test('replaces the built-in help by the menu, which is loaded once, when the help is about to open', {
  tag: '@long',
}, async ({ page }) => {
  let calls = 0
  await page.route(MENU, async (route) => {
    calls += 1
    await route.fulfill({
      json: { menu: [entry('Afinação', '/pagina/garantia'), entry('Das 10h às 16h', '')] },
    })
  })
  await page.goto('/marcas')
  await hydrated(page)
  expect(calls).toBe(0)
  await toggle(page).check()
  // The menu has no contacts of its own.
  await expect(panel(page).getByRole('link')).toHaveText(['Afinação', /WhatsApp/, /@/, /^\(\d\d\)/])
  await expect(panel(page)).toContainText('Das 10h às 16h')
  await toggle(page).uncheck()
  await toggle(page).check()

  expect(calls).toBe(1)
})

test('keeps the built-in help if the menu fails, and logs the failure', { tag: '@long' }, async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  await page.route(MENU, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/marcas')
  await hydrated(page)
  await toggle(page).check()

  await expect.poll(() => logged.join('\n')).toContain('The help menu could not be read.')
  await expect(panel(page).getByRole('link', { name: 'Garantia' })).toBeVisible()
})

test('opens by space or Enter, takes Tab, closes by Esc and returns the focus', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/marcas')
  await hydrated(page)
  await toggle(page).focus()
  await page.keyboard.press('Space')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')

  await expect(panel(page)).toBeVisible()
})

test('keeps the focus on its entry when the menu arrives', { tag: '@long' }, async ({ page }) => {
  const menu = Promise.withResolvers<void>()
  await page.route(MENU, async (route) => {
    await menu.promise
    await route.fulfill({ json: { menu: [entry('Afinação', '/pagina/garantia')] } })
  })
  await page.goto('/marcas')
  await hydrated(page)
  await toggle(page).check()
  const first = panel(page).getByRole('link').first()
  await first.focus()
  menu.resolve()
  await expect(first).toHaveText('Afinação')

  await expect(first).toBeFocused()
})

test('closes on navigation to another page', { tag: '@long' }, async ({ page }) => {
  await answerConsent(page)
  await page.goto('/marcas')
  await hydrated(page)
  await toggle(page).check()
  await panel(page).getByRole('link', { name: 'Garantia' }).click()
  await expect(page).toHaveURL(/\/pagina\/garantia$/)

  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).not.toBeChecked()
})

test('passes axe when open, and fits the screen', { tag: '@long' }, async ({ page }) => {
  await answerConsent(page)
  await page.goto('/marcas')
  await hydrated(page)
  await toggle(page).check()
  await expect(panel(page)).toBeVisible()
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await violationsOn(page)).toEqual([])
    const box = (await panel(page).boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens, and its links work', { tag: '@long' }, async ({ page }) => {
    await page.goto('/marcas')
    await toggle(page).check()
    await expect(panel(page)).toBeVisible()
    await panel(page).getByRole('link', { name: 'Garantia' }).click()

    await expect(page).toHaveURL(/\/pagina\/garantia$/)
  })
})

const toggle = (page: Page) => page.getByRole('button', { name: 'Ajuda', exact: true })
const panel = (page: Page) => page.locator('#painel-de-ajuda')

function entry(label: string, link: string) {
  const nothing = { iconeOriginal: null, idTipo: null, icone: null, svg: null, destaque: false, sub: [] }
  return { ...nothing, label, link, rota: link, target: '_self', tipo: 'personalizado' }
}
