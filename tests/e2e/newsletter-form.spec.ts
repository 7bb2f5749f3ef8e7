import { expect, type Page, type Request, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'

const SUCCESS = 'Cadastrado na newsletter com sucesso!'

test.describe('the form of the footer', () => {
  test.beforeEach(async ({ page }) => {
    await answerConsent(page)
    await page.clock.install()
  })

  test('sends the input unchanged, and reports success 5 s after the answer', { tag: '@long' }, async ({
    page,
  }) => {
    const sent = answering(page, 200)
    await open(page)
    await field(page).fill('sem-arroba')
    await field(page).press('Enter')
    await expect(button(page)).toHaveText('Enviando…')
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.postDataJSON()).toMatchObject({ idEvento: 1, nome: '', email: 'sem-arroba' })
    await answered(page)

    await page.clock.runFor(4900)
    await expect(status(page)).toBeEmpty()
    await expect(button(page)).toHaveText('Enviando…')
    await page.clock.runFor(200)
    await expect(status(page)).toHaveText(SUCCESS)
    await expect(button(page)).toHaveText('Cadastrar')
  })

  for (const answer of [{ status: 204 }, { status: 200, contentType: 'text/plain', body: 'ok' }])
    test(`reads only the status of the answer, such as ${answer.status} with ${answer.body ?? 'no body'}`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.route('**/v2/front/newsletter', (route) => route.fulfill(answer))
      await open(page)
      await field(page).fill('ana@exemplo.com.br')
      await field(page).press('Enter')
      await answered(page)
      await page.clock.runFor(5_100)

      await expect(status(page)).toHaveText(SUCCESS)
    })

  test('does not send an empty field', { tag: '@long' }, async ({ page }) => {
    const sent = answering(page, 200)
    await open(page)
    await button(page).click()

    await expect(field(page)).toBeFocused()
    await expect(button(page)).toHaveText('Cadastrar')
    expect(sent).toEqual([])
  })

  test('sends one request at a time', { tag: '@long' }, async ({ page }) => {
    const sent = answering(page, 200)
    await open(page)
    await field(page).fill('ana@exemplo.com.br')
    await button(page).click()
    await answered(page)
    await field(page).fill('bia@exemplo.com.br')
    await field(page).press('Enter')
    await page.clock.runFor(5000)
    await expect(status(page)).toHaveText(SUCCESS)

    expect(sent).toHaveLength(1)
  })

  test('returns to idle after a failure, and says nothing', { tag: '@long' }, async ({ page }) => {
    answering(page, 500)
    await open(page)
    await field(page).fill('ana@exemplo.com.br')
    await button(page).click()
    await expect(button(page)).toHaveText('Cadastrar')
    await page.clock.runFor(6000)

    await expect(status(page)).toBeEmpty()
    await expect(field(page)).toHaveValue('ana@exemplo.com.br')
  })

  test('uses the platform’s field names', { tag: '@long' }, async ({ page }) => {
    await open(page)
    await field(page).fill('formulario@exemplo.com.br')
    const [response] = await Promise.all([
      page.waitForResponse('**/v2/front/newsletter'),
      button(page).click(),
    ])
    expect(response.status()).toBe(200)
    await answered(page)
    await page.clock.runFor(5100)

    await expect(status(page)).toHaveText(SUCCESS)
  })

  test('says beside the field what the reader agrees to, how to unsubscribe, and where the policy is', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page)

    await expect(field(page)).toHaveAttribute('placeholder', 'Digite seu e-mail')
    await expect(field(page)).toHaveAccessibleDescription(/concorda em receber .* um clique .* sair/)
    await expect(form(page).getByRole('link', { name: 'Política de privacidade' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('submits to the newsletter page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/marcas')
    await field(page).fill('sem-script@exemplo.com.br')
    await button(page).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUCCESS)
  })
})

/** From here on the test controls the page's clock. */
async function open(page: Page) {
  await page.goto('/marcas')
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** Answers the form with this status, and collects what it sends. */
function answering(page: Page, code: number): Request[] {
  const sent: Request[] = []
  void page.route('**/v2/front/newsletter', async (route) => {
    sent.push(route.request())
    await route.fulfill({ status: code, json: { mensagens: [] } })
  })
  return sent
}

/** The form clears its field after the answer. */
const answered = (page: Page) => expect(field(page)).toHaveValue('')

const footer = (page: Page) => page.getByRole('contentinfo')
const field = (page: Page) => footer(page).getByRole('textbox', { name: /newsletter/ })
const form = (page: Page) =>
  footer(page)
    .locator('form')
    .filter({ has: page.getByRole('textbox') })
const button = (page: Page) => form(page).getByRole('button')
const status = (page: Page) => form(page).getByRole('status')
