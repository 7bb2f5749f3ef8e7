import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { hydrated, WIDTHS } from './support/addresses.ts'
import { freshCpf, freshEmail } from './support/fresh-person.ts'
import { logIn } from './support/log-in.ts'
import { ordersOf } from './support/placed-order.ts'
import { inMailTo } from './support/shop-mail.ts'
import { violationsOn } from './support/violations.ts'

const SENHA = 'corda de aço 09'
const NOVA = 'corda de náilon'
const PAGES = [
  'dados',
  'dados?editar',
  'enderecos',
  'enderecos/novo',
  'avaliacoes',
  'seguranca',
  'privacidade',
]

/** Built like another page of the list: left to `npm run test:e2e`. */
const LIKE_OTHERS = ['dados?editar', 'enderecos', 'enderecos/novo', 'avaliacoes', 'privacidade', 'seguranca']

let stored: string

test.beforeAll(async () => {
  stored = await hashPassword(SENHA)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('changes own data; an error is shown beside its field, and no input is lost', {
      tag: '@long',
    }, async ({ page, context }) => {
      await customer(context)
      await open(page, 'dados')
      await main(page).getByRole('link', { name: 'Editar meus dados' }).click()
      await expect(page).toHaveURL('/minha-conta/dados?editar')
      if (javaScriptEnabled) await hydrated(page)
      await page.getByLabel('Nome completo').fill('Clara Maria Nunes')
      await page.getByLabel('Celular com DDD').fill('123')
      await page.getByLabel('Telefone').fill('1134567890')
      await page.getByLabel('Feminino').check()
      await page.getByLabel('Quero receber ofertas').check()
      await press(page, 'Salvar')

      await expect(page.getByLabel('Celular com DDD')).toHaveAccessibleDescription(/Confira o telefone/)
      await expect(page.getByLabel('Nome completo')).toHaveValue('Clara Maria Nunes')
      await expect(page.getByLabel('Feminino')).toBeChecked()
      await expect(page.getByLabel('Quero receber ofertas')).toBeChecked()
      if (javaScriptEnabled) await expect(page.getByLabel('Celular com DDD')).toBeFocused()

      await page.getByLabel('Celular com DDD').fill('11987654321')
      await press(page, 'Salvar')
      await expect(page.getByRole('status').filter({ hasText: 'Seus dados foram salvos.' })).toBeVisible()
      for (const text of ['Clara Maria Nunes', '(11) 98765-4321', 'Feminino', 'Sim, quero receber'])
        await expect(main(page)).toContainText(text)
    })

    test('adds, changes and removes addresses, and chooses the main one', {
      tag: javaScriptEnabled ? '@long' : [],
    }, async ({ page, context }) => {
      await customer(context)
      await open(page, 'enderecos')
      await main(page).getByRole('link', { name: 'Novo endereço' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo endereço')
      if (javaScriptEnabled) await hydrated(page)
      await page.getByLabel('CEP').fill('01001000')
      if (javaScriptEnabled) {
        await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('São Paulo')
        await expect(page.getByLabel('CEP')).toHaveValue('01001-000')
      }
      await page.getByLabel('Rua ou avenida').fill('Praça da Sé')
      await press(page, 'Salvar endereço')
      await expect(page.getByLabel('Número')).toHaveAccessibleDescription(/Digite o número/)
      await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Praça da Sé')
      if (javaScriptEnabled) await expect(page.getByLabel('Número')).toBeFocused()
      await page.getByLabel('Número').fill('100')
      await press(page, 'Salvar endereço')
      await expect(main(page)).toContainText('Endereço salvo.')
      await expect(cards(page)).toHaveText(
        /Principal.*Clara Nunes.*Praça da Sé, 100.*São Paulo, SP.*01001-000/,
      )

      await open(page, 'enderecos/novo')
      if (javaScriptEnabled) await typeWhileTheStreetComes(page)
      await page.getByLabel('CEP').fill('13010-000')
      await page.getByLabel('Rua ou avenida').fill('Rua Barão de Jaguara')
      await page.getByLabel('Número').fill('5')
      await page.getByLabel('Cidade', { exact: true }).fill('Campinas')
      await press(page, 'Salvar endereço')
      await expect(cards(page)).toHaveCount(2)
      await press(page, /Tornar principal/)
      await expect(cards(page).first()).toContainText('Campinas')

      await cards(page).first().getByRole('link', { name: 'Editar' }).click()
      await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Rua Barão de Jaguara')
      if (javaScriptEnabled) await hydrated(page)
      await page.getByLabel('Complemento').fill('apto 12')
      await press(page, 'Salvar endereço')
      await expect(cards(page).first()).toContainText('apto 12')

      await cards(page).first().getByText('Excluir').first().click()
      await press(page, 'Sim, excluir')
      await expect(main(page)).toContainText('Endereço excluído.')
      await expect(cards(page)).toHaveText(/Principal.*Praça da Sé/)
    })

    test('changes the password after asking for the old one, and ends other sessions', {
      tag: '@long',
    }, async ({ page, context, browser }) => {
      const { email } = await customer(context)
      const elsewhere = await browser.newPage({ javaScriptEnabled })
      await logInAt(elsewhere, email, SENHA)
      await open(page, 'seguranca')
      const form = section(page, 'Senha')
      await form.getByLabel('Nova senha').fill(NOVA)
      await form.getByLabel('Senha atual').fill('errada')
      await form.getByRole('button', { name: 'Trocar senha' }).click()
      await expect(form.getByLabel('Senha atual')).toHaveAccessibleDescription(/não é a senha da sua conta/)
      if (javaScriptEnabled) await expect(form.getByLabel('Senha atual')).toBeFocused()
      await form.getByLabel('Nova senha').fill(NOVA)
      await form.getByLabel('Senha atual').fill(SENHA)
      await form.getByRole('button', { name: 'Trocar senha' }).click()
      await expect(form.getByRole('status')).toContainText('Senha alterada.')

      await elsewhere.goto('/minha-conta/dados')
      await expect(elsewhere).toHaveURL(/\/checkout\/acesso\//)
      await logInAt(elsewhere, email, NOVA)
      await elsewhere.close()
    })

    test('ends another session', { tag: '@long' }, async ({ page, context, browser }) => {
      const { email } = await customer(context)
      const elsewhere = await browser.newPage({ javaScriptEnabled })
      await logInAt(elsewhere, email, SENHA)
      await open(page, 'seguranca')
      const list = section(page, 'Onde sua conta está aberta')
      await expect(list.getByRole('listitem')).toHaveText([/este aparelho/, /Chrome no Linux/])
      await list.getByRole('button', { name: 'Encerrar' }).click()
      await expect(list.getByRole('status')).toHaveText('Sessão encerrada.')
      await expect(list.getByRole('listitem')).toHaveCount(1)

      await elsewhere.goto('/minha-conta/dados')
      await expect(elsewhere).toHaveURL(/\/checkout\/acesso\//)
      await elsewhere.close()
    })

    test('changes the e-mail with a code and a confirmation from the new mailbox', { tag: '@long' }, async ({
      page,
      context,
    }) => {
      test.skip(!process.env['E2E_MAIL'])
      const { email } = await customer(context)
      const other = freshEmail()
      await open(page, 'seguranca')
      const form = section(page, 'E-mail')
      await form.getByLabel('Novo e-mail').fill(other)
      await form.getByRole('button', { name: 'Receber um código por e-mail' }).click()
      await expect(form.getByLabel('Novo e-mail')).toHaveValue(other)
      await form.getByLabel('Código de seis dígitos').fill('1')
      await form.getByRole('button', { name: 'Trocar e-mail' }).click()
      await expect(form.getByLabel('Código de seis dígitos')).toHaveAccessibleDescription(/não vale/)
      await form
        .getByLabel('Código de seis dígitos')
        .fill(await inMailTo(email, /^Subject: (?:=\?UTF-8\?Q\?)?(\d{6})/m))
      await form.getByRole('button', { name: 'Trocar e-mail' }).click()
      await expect(form.getByRole('status')).toContainText(other)

      await page.goto(await inMailTo(other, /(\/minha-conta\/email\?chave=[\w-]{43})/))
      await press(page, 'Confirmar este e-mail')
      await expect(main(page)).toContainText(`agora é ${other}`)
      await inMailTo(email, /(O_e-mail_da_sua_conta_mudou|O e-mail da sua conta mudou)/)
    })

    test('downloads own data after proof of identity', { tag: '@long' }, async ({ page, context }) => {
      const owner = await customer(context)
      const [order] = await ordersOf(owner, 1)
      await open(page, 'privacidade')
      const form = section(page, 'Baixar meus dados')
      await form.getByLabel('Senha atual').fill('errada')
      await form.getByRole('button', { name: 'Baixar meus dados' }).click()
      await expect(form.getByLabel('Senha atual')).toHaveAccessibleDescription(/não é a senha da sua conta/)
      await form.getByLabel('Senha atual').fill(SENHA)
      const coming = page.waitForEvent('download')
      await form.getByRole('button', { name: 'Baixar meus dados' }).click()
      const file = await coming

      expect(file.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.json$/)
      const data = JSON.parse(await readFile(await file.path(), 'utf8'))
      expect(data).toMatchObject({
        conta: { dados: { email: owner.email } },
        pedidos: [{ numero: order?.numero }],
        favoritos: [],
      })
    })

    test('deletes the account after proof of identity', { tag: '@long' }, async ({ page, context }) => {
      const { email } = await customer(context)
      await open(page, 'privacidade')
      const form = section(page, 'Excluir minha conta')
      await form.getByLabel('Senha atual').fill(SENHA)
      await form.getByRole('button', { name: 'Excluir minha conta' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua conta foi excluída')

      await page.goto('/minha-conta/dados')
      await expect(page).toHaveURL(/\/checkout\/acesso\//)
      if (process.env['E2E_MAIL']) await inMailTo(email, /(conta_foi_exclu|conta foi exclu)/)
    })
  })

test('keeps a typed city when the CEP changes', { tag: '@long' }, async ({ page, context }) => {
  await customer(context)
  await open(page, 'enderecos/novo')
  await hydrated(page)
  await page.getByLabel('CEP').fill('01001-000')
  await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('São Paulo')
  await page.getByLabel('CEP').fill('20040-002')
  await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('Rio de Janeiro')
  await page.getByLabel('Cidade', { exact: true }).fill('Niterói')
  await page.getByLabel('CEP').fill('01001-000')

  await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('Niterói')
  await expect(page.getByLabel('Cidade', { exact: true })).toHaveAccessibleDescription(
    'São Paulo (SP), pelo CEP.',
  )
})

test('the account’s navigation links to every page and marks the current one', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await customer(context)
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, 'privacidade')
  const row = page.getByRole('navigation', { name: 'Minha conta' })
  await expect(row.getByRole('link')).toHaveText([
    ...['Meus dados', 'Pedidos', 'Propostas', 'Endereços', 'Cartões', 'Favoritos'],
    ...['Listas', 'Instrumentos', 'Oficina', 'Trocas', 'Turmas', 'Avaliações', 'Segurança', 'Privacidade'],
  ])
  await expect(row.locator('[aria-current="page"]')).toHaveText('Privacidade')
  await expect(row.locator('[aria-current="page"]')).toBeInViewport()
  await row.getByRole('link', { name: 'Favoritos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('avoritos')
  await expect(row.locator('[aria-current="page"]')).toHaveText('Favoritos')
})

for (const path of PAGES)
  test(`/minha-conta/${path} requires a login, passes axe and fits the screen`, {
    tag: LIKE_OTHERS.includes(path) ? '@long' : [],
  }, async ({ page, context }) => {
    await page.goto(`/minha-conta/${path}`)
    await expect(page).toHaveURL(/\/checkout\/acesso\/\?volta=%2Fminha-conta%2F/)
    await customer(context)
    for (const numero of ['1', '2']) await saveAddress(page, numero)
    await open(page, path)
    await hydrated(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      if (width !== 360 && width !== 1366) continue
      expect(await violationsOn(page)).toEqual([])
    }
  })

async function customer(context: BrowserContext) {
  const email = freshEmail()

  return { email, ...(await logIn(context, { email, documento: freshCpf(), senha: stored })) }
}

async function logInAt(page: Page, email: string, senha: string) {
  await page.goto('/checkout/acesso/')
  await page.getByLabel('E-mail, CPF ou CNPJ').fill(email)
  await page.getByLabel('Senha').fill(senha)
  await main(page).getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL('/minha-conta/dados')
}

async function open(page: Page, path: string) {
  await page.goto(`/minha-conta/${path}`)
}

async function press(page: Page, name: string | RegExp) {
  await main(page).getByRole('button', { name }).click()
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

function cards(page: Page) {
  return main(page)
    .locator('ul > li')
    .filter({ has: page.locator('address') })
}

function main(page: Page) {
  return page.getByRole('main')
}

async function saveAddress(page: Page, numero: string) {
  const answer = await page.request.post('/v2/front/client/address', {
    headers: { 'app-token': 'loja-virtual', origin: new URL(page.url()).origin },
    data: { destinatario: 'Clara Nunes', cep: '01001-000', logradouro: 'Praça da Sé', numero },
  })
  expect(answer.status()).toBe(200)
}

/** Goes on to the street before the CEP's answer is there, and types once it is. */
async function typeWhileTheStreetComes(page: Page): Promise<void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/v2/front/checkout/zipcode/*', (route) => arrived.then(() => route.continue()))
  await hydrated(page)
  await page.getByLabel('CEP').fill('01001-000')
  const street = page.getByLabel('Rua ou avenida')
  await street.focus()
  arrive()
  await expect(street).toHaveValue('Praça da Sé')
  await page.keyboard.type('Rua Direita')
  await expect(street).toHaveValue('Rua Direita')
  await page.unroute('**/v2/front/checkout/zipcode/*')
}
