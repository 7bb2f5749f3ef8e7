import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { violationsOn } from './support/violations.ts'

const PRODUCT = '/violino-eagle-ve431-com-estojo-e-arco'

test('it opens after its time, and closes with Esc, its button, or a click beside it', async ({ page }) => {
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

test('one that was closed does not come again, even in another session; another one does', async ({
  page,
}) => {
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

test('one that was shown does not come again in this session, but in the next', async ({ page }) => {
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

test('each kind of page has its own, and the device is told', async ({ page }) => {
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

test('there is none over listings and the checkout', async ({ page }) => {
  await answerConsent(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  for (const path of ['/cordas', '/checkout/carrinho/']) {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
  }

  expect(asked.filter((path) => path.includes('/popup/'))).toEqual([])
})

test('it keeps its time also while the question about consent is open', async ({ page }) => {
  await page.clock.install()
  const asked = await answering(page, { id: 7, tempo: 1 })
  await page.goto('/')
  await hydrated(page)
  await page.clock.runFor(3_000)
  await expect.poll(() => asked.count).toBe(1)
  await page.clock.runFor(1_100)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()

  await expect(page.getByRole('region', { name: 'Sua privacidade' })).toBeVisible()
})

test('somebody who types is not disturbed', async ({ page }) => {
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

test('a failure is logged only', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  await answerConsent(page)
  await page.route('**/struct/popup/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/')

  await expect.poll(() => logged.join('\n')).toContain('O popup não pôde ser lido.')
  await expect(popup(page)).toBeHidden()
})

test('axe has nothing to say of it', async ({ page }) => {
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

/** Opens a page, waits until it has asked for its popup, and lets it read the answer. */
async function arrive(page: Page, path: string) {
  const asked = page.waitForResponse('**/struct/popup/**')
  await page.goto(path)
  await (await asked).finished()
  await page.evaluate(async () => void (await (await fetch('/favicon.svg')).text()))
}

async function answering(page: Page, { id, tempo }: { id: number; tempo: number }) {
  const asked = { count: 0 }
  await page.unrouteAll()
  await page.route('**/struct/popup/**', async (route) => {
    asked.count += 1
    await route.fulfill({ json: { data: { id, tempo, titulo: 'Olá', html: '<p>Oi</p>' } } })
  })
  return asked
}
