import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { inviteSeller } from '#platform/customers/internal-sale/invite-seller.ts'
import { enderecosClientes } from '#platform/customers/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { advanceOrder } from '#platform/orders/lifecycle/advance-order.ts'
import { refundPayment } from '#platform/orders/payment/refund-payment.ts'
import { shipOrder } from '#platform/orders/shipping/ship-order.ts'
import { pedidos } from '#platform/orders/tables.ts'
import { SEND_REFUND } from '#platform/payments/queues.ts'
import { estornos, pagamentos } from '#platform/payments/tables.ts'
import { testContext } from '../support/request-context.ts'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { anyProduct, deliver, fillCart, identify, summary, toPayment } from './support/checkout-steps.ts'
import { freshCpf, freshEmail } from './support/fresh-person.ts'
import { logIn } from './support/log-in.ts'
import { payByCard } from './support/pay-by-card.ts'
import { placedOrder } from './support/placed-order.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { runNow } from './support/shop-jobs.ts'
import { addressesIn, orderMailTo } from './support/shop-mail.ts'

const PIX = 'Finalizar e pagar com Pix'

test.skip(() => !process.env['E2E_MAIL'], 'The mails of this shop are out of reach.')
test.beforeEach(({ page }) => answerConsent(page))

test('a guest pays by Pix, and the order’s page and mails report each step until the delivery', async ({
  page,
  context,
}) => {
  const email = freshEmail()
  await page.goto((await anyProduct()).path)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Comprar', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'FINALIZAR COMPRA' }).click()
  await expect(page).toHaveURL(/\/checkout\/carrinho\/$/)
  await page.getByRole('main').getByRole('link', { name: 'Ir para entrega e pagamento' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quem compra')
  await identify(page, email)
  await expect(page).toHaveURL(/\/checkout\/entrega$/)
  await deliver(page)
  await expect(page).toHaveURL(/\/checkout\/pagamento$/)
  await expect(summary(page)).toContainText('Total no Pix')
  const owed = (await summary(page).getByRole('definition').last().textContent()) ?? ''
  await page.getByRole('button', { name: PIX }).click()

  const id = await placed(page)
  await expect(page).toHaveURL(/\?chave=/)
  await expect(orderStatus(page)).toContainText('Aguardando pagamento')
  await expect(sums(page)).toContainText(owed)
  const code = await page.getByLabel('Pix Copia e Cola').inputValue()
  expect(await orderMailTo(email, code)).toContain(owed)

  await payAtProvider(page, context)
  await expect(orderStatus(page)).toContainText('Pagamento aprovado', { timeout: 30_000 })
  await orderMailTo(email, 'Pagamento aprovado')

  await asStore(async (context) => {
    await advanceOrder(context, { id, evento: 'startPicking', quem: 'loja' })
    const envio = { codigo: 'BR123456789BR', transportadora: 'Correios', url: '' }
    await shipOrder(context, { id, envio, quem: 'loja' })
  })
  await page.reload()
  await expect(orderStatus(page)).toContainText('Enviado')
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('BR123456789BR')
  await orderMailTo(email, 'BR123456789BR')

  await asStore((context) => advanceOrder(context, { id, evento: 'deliver', quem: 'loja' }))
  await page.reload()
  await expect(orderStatus(page)).toContainText('Entregue')
  await orderMailTo(email, 'foi entregue')
})

test('a customer pays by boleto, which is on the order’s page, in the mail and in the list', {
  tag: '@long',
}, async ({ page, context }) => {
  const email = await customerWithAddress(context)
  await fillCart(page)
  await toPaymentAtHome(page)
  await page.getByText('Boleto', { exact: true }).click()
  await page.getByRole('button', { name: 'Finalizar e gerar o boleto' }).click()

  await placed(page)
  const line = await page.getByLabel('Linha digitável').inputValue()
  await orderMailTo(email, line)
  await payAtProvider(page, context)
  // The page itself polls twice a minute.
  await expect(async () => {
    await page.reload()
    await expect(orderStatus(page)).toContainText('Pagamento aprovado', { timeout: 1000 })
  }).toPass()
  await orderMailTo(email, 'Pagamento aprovado')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goto('/minha-conta/pedido')
  await expect(page.getByRole('article').filter({ hasText: heading ?? '' })).toContainText(
    'Pagamento aprovado',
  )
})

test('an internal sale leads the seller to the order, and the customer finds it among their own', {
  tag: '@long',
}, async ({ page, browser }) => {
  const home = await browser.newContext()
  const email = await customerWithAddress(home)
  const chave = await inShopDatabase((db) =>
    inviteSeller({ db, now: new Date() }, { vendedor: 'João Souza' }),
  )
  await page.goto(`/checkout/venda-interna?chave=${chave}`)
  await page.getByRole('button', { name: 'Começar a venda' }).click()
  await page.getByLabel('E-mail, CPF ou CNPJ').fill(email)
  await page.getByRole('button', { name: 'Escolher cliente' }).click()
  await expect(page.getByText('João Souza, você vende em nome de')).toBeVisible()
  await fillCart(page)
  await page.goto('/checkout')
  await hydrated(page)
  await deliver(page)
  await page.getByRole('button', { name: PIX }).click()

  const id = await placed(page)
  await expect(orderStatus(page)).toContainText('Aguardando pagamento')
  await expect(page.getByLabel('Pix Copia e Cola')).toBeVisible()
  expect((await page.goto(`/minha-conta/pedido/${id}`))?.url()).toContain('/checkout/acesso')

  const customer = await home.newPage()
  await customer.goto(`/minha-conta/pedido/${id}`)
  await expect(orderStatus(customer)).toContainText('Aguardando pagamento')
  await home.close()
})

test('a customer pays by card in ten instalments, and gets a partial refund', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const email = await customerWithAddress(context)
  await fillCart(page, [100_000, 900_000])
  await toPaymentAtHome(page)
  await page.getByText('Cartão de crédito').click()
  await payByCard(page, { plan: /^10x /, button: 'Finalizar compra' })

  const id = await placed(page)
  await expect(orderStatus(page)).toContainText('Pagamento aprovado', { timeout: 30_000 })
  await expect(sums(page)).toContainText('Visa final 5682, em 10x')
  await orderMailTo(email, 'Pagamento aprovado')

  await refund(id, 4_990)
  await expect(async () => {
    await page.reload()
    await expect(sums(page)).toContainText(/Devolvido a você\s*R\$\s49,90/, { timeout: 1000 })
  }).toPass()
  await expect(orderStatus(page)).toContainText('Pagamento aprovado')
  expect(await orderMailTo(email, 'Estorno')).toMatch(/R\$\s49,90/)
})

test('a coupon for free freight holds from the cart to the mail', { tag: '@long' }, async ({ page }) => {
  const email = freshEmail()
  await fillCart(page)
  await page.goto('/checkout/carrinho/')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Cupom de desconto' }).fill('FRETEGRATIS')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByRole('button', { name: 'Tirar o cupom FRETEGRATIS' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ir para entrega e pagamento' }).click()
  await identify(page, email)
  await page.getByLabel('CEP', { exact: true }).fill('01310100')
  await expect(page.locator('label').filter({ hasText: 'PAC' })).toContainText('Grátis')
  await deliver(page)
  await expect(summary(page)).toContainText(/Frete, PAC\s*Grátis/)
  await page.getByRole('button', { name: PIX }).click()

  await placed(page)
  await expect(sums(page)).toContainText('FRETEGRATIS')
  expect(await orderMailTo(email, 'Pague com Pix')).toContain('Cupom FRETEGRATIS')
})

test('a card is declined at the checkout, and another one is accepted', { tag: '@long' }, async ({
  page,
}) => {
  const email = freshEmail()
  await toPayment(page, { email })
  await page.getByText('Cartão de crédito').click()
  await payByCard(page, { nome: 'FUND', button: 'Finalizar compra' })

  await placed(page)
  await expect(orderStatus(page)).toContainText('Pagamento não aprovado', { timeout: 30_000 })
  await orderMailTo(email, 'O limite deste cartão não foi suficiente.')
  await page.getByText('Pagar com cartão', { exact: true }).click()
  await payByCard(page, { numero: '5031 4332 1540 6351' })
  await expect(orderStatus(page)).toContainText('Pagamento aprovado', { timeout: 30_000 })
  await orderMailTo(email, 'Pagamento aprovado')
})

test('an unpaid Pix expires the order, and the page updates by itself', { tag: '@long' }, async ({
  page,
}) => {
  const email = freshEmail()
  await toPayment(page, { email })
  await page.getByRole('button', { name: PIX }).click()
  const id = await placed(page)
  await expect(orderStatus(page)).toContainText('Aguardando pagamento')
  await inShopDatabase(async (db) => {
    await db.update(pedidos).set({ expiraEm: new Date() }).where(eq(pedidos.id, id))
    await runNow(db, 'orders.expire-orders')
  })

  await expect(orderStatus(page)).toContainText('Cancelado', { timeout: 45_000 })
  await expect(page.getByLabel('Pix Copia e Cola')).toHaveCount(0)
  await orderMailTo(email, 'cancelado')
})

test('an order that is cancelled on its page sends a mail', { tag: '@long' }, async ({ page }) => {
  const email = freshEmail()
  await toPayment(page, { email })
  await page.getByRole('button', { name: PIX }).click()
  await placed(page)
  await page.getByRole('link', { name: 'Cancelar pedido' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }).click()

  await expect(orderStatus(page)).toContainText('Cancelado')
  await orderMailTo(email, 'cancelado')
})

for (const metodo of ['pix', 'boleto'] as const)
  test(`every link and picture of an order’s mail opens without a login: ${metodo}`, {
    tag: '@long',
  }, async ({ page, request }) => {
    const { id, numero } = await placedOrder({ payment: { metodo } })
    const [order] = await inShopDatabase((db) =>
      db.select({ email: pedidos.email }).from(pedidos).where(eq(pedidos.id, id)),
    )
    const addresses = addressesIn(await orderMailTo(order!.email, `nº ${numero}`))
    const shown = addresses.find(({ pathname }) => pathname === `/minha-conta/pedido/${id}`)
    const own = addresses.filter(({ origin }) => origin === shown?.origin)
    expect(own.some(({ pathname }) => pathname.endsWith('/boleto.pdf'))).toBe(metodo === 'boleto')
    for (const { pathname, search } of own) {
      const answer = await request.get(pathname + search, { maxRedirects: 0 })
      expect(`${answer.status()} ${pathname}`).toBe(`200 ${pathname}`)
    }

    await page.goto(`${shown?.pathname}${shown?.search}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido nº ${numero}`)
  })

function orderStatus(page: Page): Locator {
  return page.getByRole('main').getByRole('status').first()
}

function sums(page: Page): Locator {
  return page.getByRole('region', { name: 'Valores' })
}

/** Waits for the order's page; returns the order's id. */
async function placed(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/minha-conta\/pedido\/[\w-]{36}/)

  return new URL(page.url()).pathname.slice(-36)
}

/** Pays at the simulated provider what the order's page asks for. */
async function payAtProvider(page: Page, context: BrowserContext) {
  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'pague na página do provedor simulado' }).click(),
  ])
  await bank.getByRole('button', { name: 'Pagar agora' }).click()
  await expect(bank.getByRole('status')).toHaveText('paga')
  await bank.close()
}

/** Logs this browser in as a new customer; returns their e-mail. */
async function customerWithAddress(context: BrowserContext): Promise<string> {
  const email = freshEmail()
  const { idCliente } = await logIn(context, { email, documento: freshCpf(), celular: '+5511987654321' })
  await inShopDatabase((db) =>
    db.insert(enderecosClientes).values({
      idCliente,
      lugar: 1,
      principal: true,
      destinatario: 'Clara Nunes',
      cep: '20040002',
      logradouro: 'Rua da Quitanda',
      numero: '10',
      complemento: '',
      bairro: 'Centro',
      cidade: 'Rio de Janeiro',
      uf: 'RJ',
      referencia: '',
    }),
  )

  return email
}

/** From a full cart, through its page, to the payment of a customer with a saved address. */
async function toPaymentAtHome(page: Page) {
  await page.goto('/checkout/carrinho/')
  await page.getByRole('main').getByRole('link', { name: 'Ir para entrega e pagamento' }).click()
  await expect(page).toHaveURL(/\/checkout\/entrega$/)
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento')
}

/** An action of the store's staff, in its database. */
function asStore<T>(act: (context: RequestContext) => Promise<T>): Promise<T> {
  return inShopDatabase((db) => act(testContext(db, { now: new Date() })))
}

/** Refunds this many centavos of the order's payment; the shop itself calls the provider. */
async function refund(id: string, valor: number) {
  await asStore(async (context) => {
    const { db } = context
    const [payment] = await db.select().from(pagamentos).where(eq(pagamentos.referencia, id))
    const idPagamento = payment!.id
    await refundPayment(context, { id, idPagamento, valor, chave: 'parte', quem: 'loja' })
    const [opened] = await db.select().from(estornos).where(eq(estornos.idPagamento, idPagamento))
    // It would run by itself too, a little later.
    await enqueue(db, SEND_REFUND, { id: opened!.id })
  })
}
