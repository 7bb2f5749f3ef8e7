import { expect, type Page, test } from '@playwright/test'
import { formatCpf } from '#domain/documents/format-cpf.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { loggedIn } from '../support/customer.ts'
import { hydrated, WIDTHS } from './support/addresses.ts'
import { freshCpf, freshEmail } from './support/fresh-person.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { inMailTo } from './support/shop-mail.ts'
import { violationsOn } from './support/violations.ts'

const SENHA = 'corda de aço 09'
const LOGIN = '/checkout/acesso/'
const SIGN_UP = '/checkout/cadastro/'
const ACCOUNT = '/minha-conta/dados'

type Person = { email: string; cpf: string }

// Both send the same forms to the same actions.
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
    tag: javaScriptEnabled ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled })
    // Mails of a shop on another machine can't be read; `E2E_MAIL` is the folder of its files.
    test.skip(() => !process.env['E2E_MAIL'])

    test('signs up, confirms, logs out, and logs in by password', async ({ page }) => {
      const person = await signUp(page)
      await logOut(page)
      await page.goto(`${LOGIN}?volta=%2Fminha-conta%2Ffavoritos`)
      await logIn(page, person.cpf, 'outra senha')
      await expect(page.getByRole('alert')).toContainText('Estes dados não conferem.')
      await expect(page.getByLabel('E-mail, CPF ou CNPJ')).toHaveValue(person.cpf)
      await logIn(page, person.cpf, SENHA)

      await expect(page).toHaveURL('/minha-conta/favoritos')
      await page.goto(LOGIN)
      await expect(page).toHaveURL(ACCOUNT)
    })

    test('logs in by a code', { tag: '@long' }, async ({ page }) => {
      const email = await registered()
      await page.goto(LOGIN)
      await page.getByLabel('E-mail, CPF ou CNPJ').fill(email)
      await main(page).getByRole('button', { name: 'Receber um código por e-mail' }).click()
      await page.getByLabel('Código de seis dígitos').fill('12')
      await main(page).getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(main(page)).toContainText('Este código não vale.')
      await page
        .getByLabel('Código de seis dígitos')
        .fill(await inMailTo(email, /^Subject: (?:=\?UTF-8\?Q\?)?(\d{6})/m))
      await main(page).getByRole('button', { name: 'Entrar', exact: true }).click()

      await expect(page).toHaveURL(ACCOUNT)
    })

    test('sets a new password by a link that works once', { tag: '@long' }, async ({ page }) => {
      const email = await registered()
      await page.goto(LOGIN)
      await page.getByLabel('E-mail, CPF ou CNPJ').fill(email)
      await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
      // The page before has a field of the same name.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Criar uma nova senha')
      await expect(page.getByLabel('E-mail, CPF ou CNPJ')).toHaveValue(email)
      await main(page).getByRole('button', { name: 'Enviar o link' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira seu e-mail')
      const link = await inMailTo(email, /(\/checkout\/senha\/nova\?chave=[\w-]{43})/)

      await page.goto(link)
      await page.getByLabel('Nova senha').fill('12345678')
      await main(page).getByRole('button').click()
      await expect(main(page)).toContainText('Muita gente usa esta senha')
      await page.getByLabel('Nova senha').fill('corda de náilon')
      await main(page).getByRole('button').click()
      await expect(page.getByRole('status').filter({ hasText: 'Senha alterada.' })).toBeVisible()
      await logIn(page, email, 'corda de náilon')
      await expect(page).toHaveURL(ACCOUNT)

      await page.goto(link)
      await page.getByLabel('Nova senha').fill('corda de tripa')
      await main(page).getByRole('button').click()
      await expect(page.getByRole('alert')).toContainText('já foi usado ou expirou')
    })

    test('a refused sign-up shows each error beside its field, and keeps the input', {
      tag: '@long',
    }, async ({ page }) => {
      await page.goto(SIGN_UP)
      if (javaScriptEnabled) await hydrated(page)
      await page.getByLabel('Pessoa jurídica').check()
      await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-36')
      await page.getByLabel('Nome fantasia').fill('Ateliê Nunes')
      await main(page).getByRole('button', { name: 'Criar conta' }).click()

      await expect(page.getByLabel('CNPJ')).toHaveAccessibleDescription(
        'Este CNPJ não existe. Confira os números.',
      )
      await expect(page.getByLabel('Razão social')).toHaveAccessibleDescription('Digite a razão social.')
      await expect(page.getByLabel('CNPJ')).toHaveValue('12.ABC.345/01DE-36')
      await expect(page.getByLabel('Nome fantasia')).toHaveValue('Ateliê Nunes')
      await expect(page.getByLabel('Pessoa jurídica')).toBeChecked()
      if (javaScriptEnabled) await expect(page.getByLabel('Razão social')).toBeFocused()
    })
  })

test('the account requires a login, and returns to the requested page', async ({ page }) => {
  await page.goto(ACCOUNT)

  await expect(page).toHaveURL(`${LOGIN}?volta=%2Fminha-conta%2Fdados`)
})

test('a sign-up ends on the page where it started', { tag: '@long' }, async ({ page }) => {
  test.skip(!process.env['E2E_MAIL'])
  await signUp(page, '/minha-conta/favoritos')

  await expect(page.getByRole('heading', { level: 1 })).toContainText('avoritos')
})

test('the return address never leaves the shop', { tag: '@long' }, async ({ page }) => {
  const email = await registered()
  await page.goto(`${LOGIN}?volta=%2F%2Foutra.example`)
  await logIn(page, email, SENHA)

  await expect(page).toHaveURL(ACCOUNT)
})

test('the caret stays in place while the CPF is typed', { tag: '@long' }, async ({ page }) => {
  await page.goto(SIGN_UP)
  await hydrated(page)
  const field = page.getByLabel('CPF')
  await field.pressSequentially('52998')
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
  await page.keyboard.type('0')

  await expect(field).toHaveValue('520.998')
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
})

for (const path of [
  LOGIN,
  SIGN_UP,
  '/checkout/senha',
  '/checkout/senha/nova?chave=x',
  '/checkout/cadastro/confirmar',
])
  test(`${path} passes axe and fits the screen`, {
    tag: path === LOGIN ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      if (width !== 360 && width !== 1366) continue
      expect(await violationsOn(page)).toEqual([])
    }
  })

/** Creates a customer who signed up some time ago; returns their e-mail. */
async function registered(): Promise<string> {
  const email = freshEmail()
  const senha = await hashPassword(SENHA)
  await inShopDatabase((db) => loggedIn(db, { email, documento: freshCpf(), senha }))

  return email
}

/** `lands` is the final page of the mail's link, for a sign-up that started there (`volta`). */
async function signUp(page: Page, lands = ACCOUNT): Promise<Person> {
  const person = { email: freshEmail(), cpf: formatCpf(freshCpf()) }
  await page.goto(`${SIGN_UP}?${new URLSearchParams({ volta: lands, email: person.email })}`)
  await expect(main(page).getByLabel('E-mail', { exact: true })).toHaveValue(person.email)
  await page.getByLabel('Nome completo').fill('Clara Nunes')
  await page.getByLabel('CPF').fill(person.cpf)
  await page.getByLabel('Celular com DDD').fill('11987654321')
  await page.getByLabel('Senha').fill(SENHA)
  await page.getByLabel('Li e aceito').check()
  await main(page).getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira seu e-mail')

  await page.goto(
    await inMailTo(person.email, /(\/checkout\/cadastro\/confirmar\?chave=[\w-]{43}[\w&=%.-]*)/),
  )
  await main(page).getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(page).toHaveURL(lands)
  return person
}

async function logIn(page: Page, usuario: string, senha: string) {
  await page.getByLabel('E-mail, CPF ou CNPJ').fill(usuario)
  await page.getByLabel('Senha').fill(senha)
  await main(page).getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function logOut(page: Page) {
  await main(page).getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page).toHaveURL('/')
}

function main(page: Page) {
  return page.getByRole('main')
}
