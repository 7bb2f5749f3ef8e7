import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { answerConsent, CONSENT_KEY } from './support/answer-consent.ts'
import { violationsOn } from './support/violations.ts'

const PRODUCT = '/violino-eagle-ve431-com-estojo-e-arco'
const DAY_MS = 24 * 60 * 60 * 1000

test('is absent from the HTML, which is cached for everybody', { tag: '@long' }, async ({ request }) => {
  expect(await (await request.get('/')).text()).not.toContain('Sua privacidade')
})

for (const width of [360, 1366])
  test(`appears without shifting anything or taking the focus at ${width} px`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/marcas')
    await expect(card(page)).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    await waitForIdle(page)
    const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))

    // Fonts that arrive may move a word by a hair.
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.002)
  })

for (const [name, allowed] of [
  ['Recusar', false],
  ['Aceitar', true],
] as const)
  test(`stores ${name} with its date and the version of the text, and does not ask again`, async ({
    page,
  }) => {
    await page.goto('/marcas')
    await card(page).getByRole('button', { name }).click()
    await expect(card(page)).toBeHidden()
    const stored = await decision(page)
    expect(stored).toMatchObject({ estatistica: allowed, marketing: allowed, versao: 1 })
    expect(Math.abs(Date.now() - Date.parse(stored.data))).toBeLessThan(DAY_MS)
    await page.reload()
    await waitForIdle(page)

    await expect(card(page)).toBeHidden()
  })

test('refusing is as prominent as accepting', { tag: '@long' }, async ({ page }) => {
  await page.goto('/marcas')
  const [refuse, accept] = [
    card(page).getByRole('button', { name: 'Recusar' }),
    card(page).getByRole('button', { name: 'Aceitar' }),
  ]

  expect(await look(refuse)).toEqual(await look(accept))
})

test('categories are chosen one by one, and are off until then', { tag: '@long' }, async ({ page }) => {
  await page.goto('/marcas')
  await card(page).getByRole('button', { name: 'Escolher' }).click()
  await expect(card(page).getByRole('checkbox', { name: /Necessários/ })).toBeDisabled()
  await expect(card(page).getByRole('checkbox', { name: /Estatística/ })).not.toBeChecked()
  await expect(card(page).getByRole('checkbox', { name: /Marketing/ })).not.toBeChecked()
  await card(page)
    .getByRole('checkbox', { name: /Estatística/ })
    .check()
  await card(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(card(page)).toBeHidden()

  expect(await decision(page)).toMatchObject({ estatistica: true, marketing: false })
})

test('the footer reopens it: the focus goes there and returns, and the answer can be changed', {
  tag: '@long',
}, async ({ page }) => {
  await answerConsent(page, { estatistica: true, marketing: false })
  await page.goto('/marcas')
  await waitForIdle(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' })
  await link.click()
  await expect(card(page)).toBeFocused()
  await expect(card(page).getByRole('checkbox', { name: /Estatística/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(link).toBeFocused()
  expect(await decision(page)).toMatchObject({ estatistica: true })
  await link.click()
  await card(page).getByRole('button', { name: 'Recusar' }).click()
  await expect(card(page)).toBeHidden()

  expect(await decision(page)).toMatchObject({ estatistica: false, marketing: false })
})

test('asks again after twelve months, and with a new version of the text', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await answerConsent(page, undefined, undefined, 366 * DAY_MS)
  await page.goto('/marcas')
  await expect(card(page)).toBeVisible()

  const other = await context.newPage()
  await other.addInitScript((key) => localStorage.removeItem(key), CONSENT_KEY)
  await answerConsent(other, undefined, 0)
  await other.goto('/marcas')
  await expect(card(other)).toBeVisible()
})

test('is among the first elements that the keyboard reaches', { tag: '@long' }, async ({ page }) => {
  await page.goto('/marcas')
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /pular para o conteúdo/i })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('link', { name: 'Política de privacidade' })).toBeFocused()
  await page.keyboard.press('Tab')

  await expect(card(page).getByRole('button', { name: 'Recusar' })).toBeFocused()
})

test('leaves the buy button and focused elements visible on a phone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PRODUCT)
  await expect(card(page)).toBeVisible()
  const help = page.getByRole('button', { name: 'Ajuda', exact: true })
  expect((await help.boundingBox())!.y + 44).toBeLessThanOrEqual((await card(page).boundingBox())!.y)
  const buy = page.getByRole('main').getByRole('button', { name: 'Comprar', exact: true }).first()
  // The help hides when the page scrolls.
  await buy.focus()

  expect((await buy.boundingBox())!.y + 52).toBeLessThanOrEqual((await card(page).boundingBox())!.y)
})

test('is a slim bar on a phone: at most a sixth of the screen', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PRODUCT)
  await expect(card(page)).toBeVisible()
  const { width, height } = (await card(page).boundingBox())!

  expect(width).toBe(360)
  expect(height).toBeLessThanOrEqual(740 / 6)
})

test('passes axe, closed and open', { tag: '@long' }, async ({ page }) => {
  await page.goto('/marcas')
  await expect(card(page)).toBeVisible()
  await expectNoViolations(page)
  await card(page).getByRole('button', { name: 'Escolher' }).click()
  await expectNoViolations(page)
})

const card = (page: Page) => page.getByRole('region', { name: 'Sua privacidade' })

/** On a phone and on a wide screen. */
async function expectNoViolations(page: Page) {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await violationsOn(page)).toEqual([])
  }
}

const decision = (page: Page): Promise<{ data: string }> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), CONSENT_KEY)

/** The banner appears when the browser is idle, and so does this. */
async function waitForIdle(page: Page) {
  await hydrated(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
}

async function look(button: Locator) {
  const { width, height } = (await button.boundingBox())!
  const style = await button.evaluate((element) => {
    const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element)
    return { backgroundColor, color, borderColor, fontSize, fontWeight }
  })
  return { width: Math.round(width), height: Math.round(height), ...style }
}
