import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Connection, connect } from '#platform/database/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { contasPagamento } from '#platform/payments/accounts/tables.ts'
import { cardAt } from '#platform/payments/providers/mercado-pago/mercado-pago.fixtures.ts'
import {
  type MercadoPagoCounterpart,
  startMercadoPago,
} from '#tools/counterparts/mercado-pago/start-mercado-pago.ts'
import { type Pagarme, startPagarme } from '#tools/counterparts/pagarme/start-pagarme.ts'
import { stockUp } from '#tools/crash/stock-up.ts'
import { overHttp, type Payment, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { loggedIn } from '../support/customer.ts'
import { staffCookie } from '../support/staff.ts'
import { answerConsent } from './support/answer-consent.ts'
import { cardForm } from './support/pay-by-card.ts'
import { violationsOn } from './support/violations.ts'

// A shop of its own, since the others count on who takes their payments.
const folder = temporaryFolder()
let database: EmbeddedDatabase
let connection: Connection
let mercadoPago: MercadoPagoCounterpart
let pagarme: Pagarme
let shop: Shop
let address: string
let products: number[]

test.beforeAll(async () => {
  ;[database, mercadoPago, pagarme] = await Promise.all([
    startEmbedded(join(folder.path, 'postgres'), { durable: false }),
    startMercadoPago({ port: 0 }),
    startPagarme({ port: 0 }),
  ])
  shop = startShop({
    DATA_DIR: join(folder.path, 'shop'),
    DATABASE_URL: database.url,
    MERCADO_PAGO_URL: mercadoPago.url,
    PAGARME_URL: pagarme.url,
  })
  address = await shop.opened
  connection = connect(database.url, 1)
  products = await stockUp(connection, 10)
})

test.afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await connection.close()
  await Promise.all([mercadoPago.close(), pagarme.close(), database.stop()])
  folder.remove()
})

test('an owner adds accounts at two providers, and a buyer pays by card at the second', {
  tag: '@long',
}, async ({ page, context, browser }) => {
  const [name = '', value = ''] = (await staffCookie(connection.db, 'dono', new Date())).split('=')
  await context.addCookies([{ name, value, url: address, httpOnly: true, sameSite: 'Strict' }])
  await page.goto(`${address}/admin/configuracoes/pagamentos`)

  await test.step('Mercado Pago refuses a wrong key and accepts the right one', async () => {
    const { accessToken, publicKey, webhookSecret } = mercadoPago.credentials
    const dialog = await addAccount(page, 'Mercado Pago')
    await dialog.getByLabel('Public Key').fill(publicKey)
    await dialog.getByLabel('Access Token').fill('APP_USR-de-outra-loja')
    await dialog.getByLabel('Assinatura secreta').fill(webhookSecret)
    await dialog.getByRole('button', { name: 'Conferir e adicionar' }).click()
    await expect(dialog.getByText(/não reconheceu o Access Token/).first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])

    await dialog.getByLabel('Access Token').fill(accessToken)
    await dialog.getByRole('button', { name: 'Conferir e adicionar' }).click()
    await expect(page.getByText('Conexão conferida. A conta já recebe.').last()).toBeVisible()
    await expect(page.getByText(/LOJA SIMULADA · conexão conferida em/)).toBeVisible()
  })

  await test.step('its keys are replaced, but not by wrong ones', async () => {
    await page.getByRole('button', { name: 'Trocar chaves' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Access Token').fill('APP_USR-de-outra-loja')
    await dialog.getByRole('button', { name: 'Conferir e trocar' }).click()
    await expect(dialog.getByText(/não reconheceu o Access Token/).first()).toBeVisible()
    await dialog.getByLabel('Access Token').fill(mercadoPago.credentials.accessToken)
    await dialog.getByRole('button', { name: 'Conferir e trocar' }).click()
    await expect(page.getByText('Conexão conferida. As chaves novas já valem.')).toBeVisible()
  })

  await test.step('a disputed card payment is answered with documents, on its order’s page', async () => {
    const [account] = await connection.db.select({ id: contasPagamento.id }).from(contasPagamento)
    const conta = account?.id ?? ''
    mercadoPago.notifyAt(`${address}/v2/webhooks/contas/${conta}`)
    const token = await cardAt(mercadoPago)
    const path = await placedOrder(undefined, { metodo: 'cartao', conta, token })
    const [order] = mercadoPago.store.all()
    expect(mercadoPago.contest(order?.id ?? '')).toBe(true)
    const id = /[0-9a-f-]{36}/.exec(path)?.[0]
    await expect(async () => {
      await page.goto(`${address}/admin/pedidos/${id}`)
      await expect(page.getByText(/Responda até/)).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Enviar documentos' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enviar documentos' })
    await expect(dialog.getByRole('button', { name: 'Enviar ao provedor' })).toBeDisabled()
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await violationsOn(page)).toEqual([])
    await page.setViewportSize({ width: 1366, height: 800 })
    const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF')
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Arquivos' }).click()
    await (await chooser).setFiles([{ name: 'nota.pdf', mimeType: 'application/pdf', buffer }])
    await dialog.getByRole('button', { name: 'Enviar ao provedor' }).click()
    await expect(page.getByText(/O provedor recebeu os documentos e os analisa/)).toBeVisible()
    expect(mercadoPago.store.all()[0]?.chargeback?.documents).toMatchObject([{ name: '1-nota.pdf' }])
    await page.goto(`${address}/admin/configuracoes/pagamentos`)
  })

  await test.step('Pagar.me takes over when the first account is switched off', async () => {
    const { chaveSecreta, chavePublica, usuarioAvisos, senhaAvisos } = pagarme.credentials
    const dialog = await addAccount(page, 'Pagar.me')
    await dialog.getByLabel('Chave secreta').fill('sk_de_outra_loja000')
    await dialog.getByLabel('Chave pública').fill(chavePublica)
    await dialog.getByLabel('Usuário do webhook').fill(usuarioAvisos)
    await dialog.getByLabel('Senha do webhook').fill(senhaAvisos)
    await dialog.getByRole('button', { name: 'Conferir e adicionar' }).click()
    await expect(dialog.getByText(/não aceitou a chave secreta/).first()).toBeVisible()
    await dialog.getByLabel('Chave secreta').fill(chaveSecreta)
    await dialog.getByRole('button', { name: 'Conferir e adicionar' }).click()
    await expect(page.getByText('Conexão conferida. A conta já recebe.').last()).toBeVisible()
    await page.getByRole('button', { name: 'Desligar' }).first().click()
    await expect(page.getByText('Desligada', { exact: true })).toBeVisible()
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violationsOn(page)).toEqual([])
    }
  })

  await test.step('a buyer pays with the fields of Pagar.me, also on a narrow phone', async () => {
    const buyer = await (await browser.newContext()).newPage()
    await answerConsent(buyer)
    await buyer.setViewportSize({ width: 320, height: 720 })
    await openCardForm(buyer, await placedOrder())
    const form = await typeCard(buyer)
    await expect(form.getByLabel(STORE)).toHaveCount(0)
    expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violationsOn(buyer)).toEqual([])
    await form.getByRole('button', { name: 'Pagar com cartão' }).click()
    await expectPaid(buyer)
    await expect(buyer.getByText('Visa final 0010')).toBeVisible()
  })

  await test.step('a customer has a card stored on an order’s page, and pays the next order with it', async () => {
    const { token } = await loggedIn(connection.db)
    const visit = await browser.newContext()
    await visit.addCookies([{ name: 'session', value: token, url: address, httpOnly: true }])
    const buyer = await visit.newPage()
    await answerConsent(buyer)
    await buyer.setViewportSize({ width: 360, height: 800 })
    await openCardForm(buyer, await placedOrder(token))
    const form = await typeCard(buyer)
    await expect(form.getByLabel(STORE)).not.toBeChecked()
    await form.getByLabel(STORE).check()
    await form.getByRole('button', { name: 'Pagar com cartão' }).click()
    await expectPaid(buyer)
    await expect(async () => {
      await buyer.goto(`${address}/minha-conta/cartoes`)
      await expect(buyer.getByText('Visa final 0010').first()).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 60_000 })

    await openCardForm(buyer, await placedOrder(token))
    await expect(buyer.getByRole('radio', { name: 'Visa final 0010 vence em 12/35' })).toBeChecked()
    await expect(cardForm(buyer).getByRole('textbox')).toHaveCount(0)
    expect(await violationsOn(buyer)).toEqual([])
    await cardForm(buyer).getByRole('button', { name: 'Pagar com cartão' }).click()
    await expectPaid(buyer)
  })
})

const STORE = 'Guardar este cartão para as próximas compras'

async function openCardForm(buyer: Page, path: string) {
  await buyer.goto(address + path)
  await buyer.getByText('Pagar de outra forma').click()
  await buyer.getByText('Pagar com cartão', { exact: true }).click()
}

async function typeCard(buyer: Page): Promise<Locator> {
  const form = cardForm(buyer)
  await form.getByLabel('Número do cartão').fill('4000 0000 0000 0010')
  await form.getByLabel('Nome como está no cartão').fill('Clara Nunes')
  await form.getByLabel('Validade').fill('12/35')
  await form.getByLabel('Código de segurança').fill('123')

  return form
}

async function expectPaid(buyer: Page) {
  await expect(buyer.getByRole('main').getByRole('status').first()).toContainText('Pagamento aprovado', {
    timeout: 30_000,
  })
}

/** Opens the dialog for an account at a provider. */
async function addAccount(page: Page, provedor: string) {
  await page.getByRole('button', { name: 'Adicionar conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar conta' })
  await dialog.getByRole('radio', { name: provedor, exact: true }).check()

  return dialog
}

/** The path of an order of a guest, or of the session's customer; it waits for its Pix unless `payment` says otherwise. */
async function placedOrder(session?: string, payment?: Payment): Promise<string> {
  const ask = overHttp(address)
  const itens = [{ idProduto: products[0] ?? 0, quantidade: 1 }]
  const shopper = await readyToPay(ask, randomInt(800_000_000), { itens }, session)
  const { status, body } = await placeOrder(ask, shopper, randomBytes(16).toString('hex'), payment)
  expect(status, JSON.stringify(body)).toBe(201)

  return String((body as { url: string }).url)
}
