import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { openLoaded } from './support/open-loaded.ts'
import { violationsOn } from './support/violations.ts'

const PRODUCT = '/violino-eagle-ve431-com-estojo-e-arco'

test('opens after its delay, and closes with Esc, its button, or a click beside it', {
  tag: '@long',
}, async ({ page }) => {
  await answerConsent(page)
  await page.clock.install()
  await answering(page, { id: 7, tempo: 60 })
  await arrive(page, '/')
  await page.clock.runFor(45_000)
  await expect(popup(page)).toBeHidden()
  await page.clock.runFor(15_000)
  await expect(popup(page)).toBeVisible()
  await expect(popup(page).getByRole('heading', { name: 'Olá' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()

  await answering(page, { id: 8, tempo: 1 })
  await arrive(page, '/')
  await page.clock.runFor(1100)
  await popup(page).getByRole('button', { name: 'Fechar' }).click()
  await expect(popup(page)).toBeHidden()

  await answering(page, { id: 9, tempo: 1 })
  await arrive(page, '/')
  await page.clock.runFor(1100)
  await expect(popup(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(popup(page)).toBeHidden()
})

test('does not return after it was closed, even in another session; another one does', {
  tag: '@long',
}, async ({ page }) => {
  await answerConsent(page)
  await page.clock.install()
  await answering(page, { id: 7, tempo: 1 })
  await arrive(page, '/')
  await page.clock.runFor(1100)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => sessionStorage.clear())
  await arrive(page, '/')
  await page.clock.runFor(3000)
  await expect(popup(page)).toBeHidden()

  await answering(page, { id: 8, tempo: 1 })
  await arrive(page, '/')
  await page.clock.runFor(1100)
  await expect(popup(page)).toBeVisible()
})

test('does not return in this session after it was shown, but in the next', { tag: '@long' }, async ({
  page,
}) => {
  await answerConsent(page)
  await page.clock.install()
  await answering(page, { id: 7, tempo: 1 })
  await arrive(page, '/')
  await page.clock.runFor(1100)
  await expect(popup(page)).toBeVisible()
  await arrive(page, '/')
  await page.clock.runFor(3000)
  await expect(popup(page)).toBeHidden()
  await page.evaluate(() => sessionStorage.clear())
  await arrive(page, '/')
  await page.clock.runFor(1100)

  await expect(popup(page)).toBeVisible()
})

test('each kind of page has its own, and the device is sent', { tag: '@long' }, async ({ page }) => {
  await answerConsent(page)
  for (const [path, nivel] of [
    ['/', 'home'],
    [PRODUCT, 'detail'],
    ['/pagina/garantia', 'page'],
  ] as const) {
    const [request] = await Promise.all([page.waitForRequest('**/struct/popup/**'), page.goto(path)])
    const { pathname, searchParams } = new URL(request.url())

    expect(pathname).toBe(`/v2/front/struct/popup/${nivel}`)
    expect(searchParams.get('dispositivo')).toBe('desktop')
  }
})

test('is absent on listings and the checkout', { tag: '@long' }, async ({ page }) => {
  await answerConsent(page)
  const requests: string[] = []
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname))
  for (const path of ['/cordas', '/checkout/carrinho/']) {
    await openLoaded(page, path)
  }

  expect(requests.filter((path) => path.includes('/popup/'))).toEqual([])
})

test('waits its delay also while the consent banner is open', { tag: '@long' }, async ({ page }) => {
  await page.clock.install()
  const popupRequests = await answering(page, { id: 7, tempo: 1 })
  await page.goto('/')
  await hydrated(page)
  await page.clock.runFor(3_000)
  await expect.poll(() => popupRequests.count).toBe(1)
  await page.clock.runFor(1_100)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()

  await expect(page.getByRole('region', { name: 'Sua privacidade' })).toBeVisible()
})

test('does not interrupt typing', { tag: '@long' }, async ({ page }) => {
  await answerConsent(page)
  await page.clock.install()
  await answering(page, { id: 7, tempo: 1 })
  await arrive(page, '/')
  const field = page.getByRole('textbox', { name: /newsletter/ })
  await field.focus()
  await page.clock.runFor(4000)
  await expect(popup(page)).toBeHidden()
  await field.blur()
  await page.clock.runFor(5100)

  await expect(popup(page)).toBeVisible()
})

test('a failure is only logged', { tag: '@long' }, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  await answerConsent(page)
  await page.route('**/struct/popup/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/')

  await expect.poll(() => logged.join('\n')).toContain('The popup could not be read.')
  await expect(popup(page)).toBeHidden()
})

test('passes axe', { tag: '@long' }, async ({ page }) => {
  await answerConsent(page)
  await answering(page, { id: 7, tempo: 0 })
  await page.goto('/')
  await expect(popup(page)).toBeVisible()
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await violationsOn(page, { only: 'dialog[open]' })).toEqual([])
  }
})

const popup = (page: Page) => page.getByRole('dialog', { name: 'Olá' })

/** Opens a page, and waits until it has loaded and read its popup. */
async function arrive(page: Page, path: string) {
  const loaded = page.waitForResponse('**/struct/popup/**')
  await page.goto(path)
  await (await loaded).finished()
  await page.evaluate(async () => void (await (await fetch('/favicon.svg')).text()))
}

async function answering(page: Page, { id, tempo }: { id: number; tempo: number }) {
  const requests = { count: 0 }
  await page.unrouteAll()
  await page.route('**/struct/popup/**', async (route) => {
    requests.count += 1
    await route.fulfill({ json: { data: { id, tempo, titulo: 'Olá', html: '<p>Oi</p>' } } })
  })
  return requests
}
