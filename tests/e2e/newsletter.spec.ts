import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { WIDTHS } from './support/addresses.ts'
import { inMailTo } from './support/shop-mail.ts'
import { violationsOn } from './support/violations.ts'

// Mails of a shop on another machine can't be read; `E2E_MAIL` is the folder of its files.
test.skip(() => !process.env['E2E_MAIL'])

test('opening the links of a mail changes nothing, pressing the button does', async ({ page, request }) => {
  const mail = await signUp(request)

  for (let n = 0; n < 2; n++) {
    await page.goto(mail.confirm)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme seu e-mail')
  }
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo')
  await expect(page.getByRole('main')).toContainText('E-mail confirmado.')

  await page.goto(mail.confirm)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não deu certo')
  await expect(page.getByRole('main')).toContainText('já foi usado ou expirou')
})

test('a mail program unsubscribes with one request', async ({ request, playwright }) => {
  const mail = await signUp(request)
  const program = await playwright.request.newContext()

  const answer = await program.post(mail.leave, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('você não vai mais receber')

  // And again, as a mail program that is unsure would.
  expect((await program.post(mail.leave, { form: {} })).status()).toBe(200)
  await program.dispose()
})

test('pages with keys are never cached, and accept no forms from elsewhere', { tag: '@long' }, async ({
  request,
}) => {
  const mail = await signUp(request)

  expect((await request.get(mail.confirm)).headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const strange = await request.post(mail.confirm, { headers: { origin: 'https://outra.example' } })
  expect(strange.status()).toBe(403)
})

for (const path of ['/newsletter/confirmar', '/newsletter/sair'])
  test(`${path} with an unknown key says what to do`, { tag: '@long' }, async ({ page }) => {
    for (const query of ['', '?chave=', `?chave=${'A'.repeat(43)}`]) {
      await page.goto(path + query)
      await page.getByRole('main').getByRole('button').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não deu certo')
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor signs up, confirms and unsubscribes', { tag: '@long' }, async ({ page }) => {
    const email = freshAddress()
    await page.goto('/newsletter')
    await page.getByRole('main').getByLabel('Seu e-mail').fill(email)
    await page.getByRole('main').getByRole('button', { name: 'Cadastrar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cadastrado na newsletter com sucesso!')

    const mail = await mailTo(email)
    await press(page, mail.confirm, 'Confirmar meu e-mail', 'Tudo certo')
    await press(page, mail.leave, 'Não quero mais receber', 'Inscrição encerrada')
    await press(page, mail.leave, 'Não quero mais receber', 'Inscrição encerrada')
  })

  test('a bad address is reported, and stays in the field', { tag: '@long' }, async ({ page }) => {
    await page.goto('/newsletter')
    await page.getByRole('main').getByLabel('Seu e-mail').fill('clara@')
    await page.getByRole('main').getByRole('button', { name: 'Cadastrar' }).click()

    await expect(page.getByRole('main').getByRole('alert')).toContainText('Confira o e-mail')
    await expect(page.getByRole('main').getByLabel('Seu e-mail')).toHaveValue('clara@')
  })
})

for (const width of WIDTHS)
  test(`its pages fit ${width} px and are accessible`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/newsletter', '/newsletter/confirmar?chave=x', '/newsletter/sair?chave=x']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await violationsOn(page, { only: 'main' })).toEqual([])
    }
  })

async function press(page: Page, address: string, button: string, heading: string) {
  await page.goto(address)
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

async function signUp(request: APIRequestContext) {
  const email = freshAddress()
  const answer = await request.post('/v2/front/newsletter', {
    headers: { 'app-token': 'loja-virtual' },
    data: { idEvento: 1, nome: '', email },
  })
  expect(answer.status()).toBe(200)

  return mailTo(email)
}

function freshAddress() {
  return `${randomBytes(6).toString('hex')}@exemplo.com.br`
}

/** The links of the mail to this address, once it has arrived. */
async function mailTo(email: string): Promise<{ confirm: string; leave: string }> {
  return {
    confirm: await inMailTo(email, /(\S+\/newsletter\/confirmar\?chave=[\w-]+)/),
    leave: await inMailTo(email, /<(\S+\/newsletter\/sair\?chave=[\w-]+)>/),
  }
}
