import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { receivedOrder } from '../support/received-order.ts'
import { WIDTHS } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { withheldCode } from './support/fetched-code.ts'
import { logIn, visiting } from './support/log-in.ts'
import { CHALLENGED, cardForm, payByCard, secureField } from './support/pay-by-card.ts'
import { arrived, ordersOf, placedOrder } from './support/placed-order.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { violationsOn } from './support/violations.ts'

test.beforeEach(({ page }) => answerConsent(page))

const orderStatus = (page: Page) => page.getByRole('main').getByRole('status').first()

async function expectAccessible(page: Page) {
  expect(await violationsOn(page)).toEqual([])
}

test('a Pix is copied, paid at the bank, and the page updates by itself', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { url, numero } = await placedOrder()
  await page.goto(url)

  await expect(page).toHaveTitle(`Pedido nº ${numero} | Lira`)
  await expect(orderStatus(page)).toContainText('Aguardando pagamento')
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^\d{1,2}:\d\d$/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Copiar código' }).click()
  await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await page.getByLabel('Pix Copia e Cola').inputValue())
  expect(copied).toContain('br.gov.bcb.pix')

  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'pague na página do provedor simulado' }).click(),
  ])
  await bank.getByRole('button', { name: 'Pagar agora' }).click()
  await expect(bank.getByRole('status')).toHaveText('paga')
  await bank.close()

  await expect(orderStatus(page)).toContainText('Pagamento aprovado', { timeout: 30_000 })
  await expect(page.getByLabel('Pix Copia e Cola')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Pagamento aprovado' })).toContainText('às')
  await expectAccessible(page)
})

test('an expired code says so, and can be replaced', { tag: '@long' }, async ({ page }) => {
  const { url } = await placedOrder()
  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 })
  await page.goto(url)

  await expect(page.getByText('O prazo deste código acabou. Nada foi cobrado.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gerar novo código Pix' })).toBeVisible()
})

test('a boleto is copied, printed and downloaded', { tag: '@long' }, async ({ page }) => {
  const { url, numero } = await placedOrder({ payment: { metodo: 'boleto' } })
  await page.goto(url)

  const line = page.getByLabel('Linha digitável')
  await expect(line).toHaveValue(/^001\d{2}\.\d{5} /)
  await expect(page.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible()
  await expectAccessible(page)
  const typed = await line.inputValue()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar PDF' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  const [sheet] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Imprimir boleto' }).click(),
  ])
  await expect(sheet.getByRole('heading', { name: `Boleto do pedido nº ${numero}` })).toBeVisible()
  await expect(sheet.getByText(typed)).toBeVisible()
  await expectAccessible(sheet)
})

test('changes the payment to a card, in ten instalments, whose number never reaches the shop', {
  tag: '@long',
}, async ({ page }) => {
  const { url } = await placedOrder({ preco: 120_000 })
  await page.goto(url)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(process.env['E2E_URL'] ?? ''))
      sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })

  await page.getByText('Pagar de outra forma').click()
  await page.getByText('Pagar com cartão', { exact: true }).click()
  await expect(page.getByRole('form', { name: 'Cartão de crédito' })).toBeVisible()
  await expectAccessible(page)
  await payByCard(page, { plan: /^10x .* sem juros$/ })

  await expect(orderStatus(page)).toContainText('Pagamento aprovado', { timeout: 30_000 })
  await expect(page.getByText('Visa final 5682, em 10x')).toBeVisible()
  expect(sent.join('\n')).not.toMatch(/4235.?6477|APRO|12%2F35/)
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('4235')
})

test('card errors are shown beside their fields, and nothing is sent', { tag: '@long' }, async ({ page }) => {
  const { url } = await placedOrder()
  await page.goto(url)
  await page.getByText('Pagar de outra forma').click()
  await page.getByText('Pagar com cartão', { exact: true }).click()

  const form = cardForm(page)
  const numero = secureField(form, 'Número do cartão')
  await numero.pressSequentially('378282246310006')
  await expect(form.getByText('Bandeira: American Express')).toBeVisible()
  await form.getByRole('button', { name: 'Pagar com cartão' }).click()

  await expect(numero).toBeFocused()
  await expect(numero).toHaveAttribute('aria-invalid', 'true')
  for (const problem of [/^Confira o número/, /^Informe mês e ano/, /^Informe todos os dígitos do código/])
    await expect(form.getByRole('status').filter({ hasText: problem })).toBeVisible()
  await expect(form.getByLabel('CPF ou CNPJ')).toHaveAccessibleDescription(/CPF/)
  await page.setViewportSize({ width: 320, height: 720 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
  await expect(orderStatus(page)).toContainText('Aguardando pagamento')
})

test('a declined card says why, and another one is accepted', { tag: '@long' }, async ({ page }) => {
  const { url } = await placedOrder()
  await page.goto(url)
  await page.getByText('Pagar de outra forma').click()
  await page.getByText('Pagar com cartão', { exact: true }).click()
  await payByCard(page, { nome: 'FUND' })

  await expect(page.getByText('O limite deste cartão não foi suficiente.')).toBeVisible({ timeout: 30_000 })
  await expect(orderStatus(page)).toContainText('Pagamento não aprovado')
  await expectAccessible(page)
  await payByCard(page, { numero: '5031 4332 1540 6351' })
  await expect(orderStatus(page)).toContainText('Pagamento aprovado', { timeout: 30_000 })
})

test('a card whose bank asks is confirmed within the order’s page', { tag: '@long' }, async ({ page }) => {
  const { url } = await placedOrder()
  await page.goto(url)
  await page.getByText('Pagar de outra forma').click()
  await page.getByText('Pagar com cartão', { exact: true }).click()
  await payByCard(page, { numero: CHALLENGED })

  await expect(page.getByRole('heading', { name: 'Confirme a compra com o banco do cartão' })).toBeVisible({
    timeout: 30_000,
  })
  await expectAccessible(page)
  await page
    .frameLocator('iframe[title="Confirmação do banco do cartão"]')
    .getByRole('button', { name: 'Confirmar a compra' })
    .click()
  await expect(orderStatus(page)).toContainText('Pagamento aprovado', { timeout: 45_000 })
})

test('a card in review is decided at its provider, and the page updates', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { url } = await placedOrder()
  await page.clock.install()
  await page.goto(url)
  await page.getByText('Pagar de outra forma').click()
  await page.getByText('Pagar com cartão', { exact: true }).click()
  await payByCard(page, { nome: 'CONT' })
  await expect(orderStatus(page)).toContainText('Pagamento em análise', { timeout: 30_000 })

  const [provider] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'aprove ou recuse na página do provedor simulado' }).click(),
  ])
  await provider.getByRole('button', { name: 'Aprovar' }).click()
  await provider.close()
  // The page polls twice a minute; the first time may be before the shop has the answer.
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await expect(orderStatus(page)).toContainText('Pagamento aprovado', { timeout: 1000 })
  }).toPass()
})

test('a delivered order shows its history, and can be returned within its days', { tag: '@long' }, async ({
  page,
}) => {
  const { url, id } = await placedOrder()
  await arrived(id)
  await page.goto(url)

  await expect(orderStatus(page)).toContainText('Entregue')
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('BR123456789BR')
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('Objeto postado · São Paulo/SP')
  await expect(page.getByRole('link', { name: 'ver a nota fiscal' })).toHaveAttribute(
    'href',
    'https://nfe.example/1',
  )
  await page.getByText('Quero devolver').click()
  await page.getByLabel('Quer nos contar o motivo?').fill('O braço é largo para mim.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pedir a devolução' }).click()

  await expect(orderStatus(page)).toContainText('Devolução solicitada')
  await expect(page.getByText('Quero devolver')).toHaveCount(0)
})

test('a purchase is counted once', { tag: '@long' }, async ({ page }) => {
  const { url } = await placedOrder()
  const counted: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/events') && request.postData()?.includes('"purchase"'))
      counted.push(request.postData() ?? '')
  })
  await page.goto(url)
  await expect.poll(() => counted.length).toBe(1)
  expect(counted[0]).not.toContain('chave')
  const viewed = page.waitForRequest((request) => request.postData()?.includes('"page_view"') === true)
  await page.reload()
  await viewed

  expect(counted).toHaveLength(1)
})

test('changes from Pix to boleto', { tag: '@long' }, async ({ page }) => {
  const { url } = await placedOrder()
  await page.goto(url)
  await page.getByText('Pagar de outra forma').click()
  await page.getByRole('button', { name: 'Pagar com Boleto' }).click()

  await expect(page.getByLabel('Linha digitável')).toHaveValue(/^001/, { timeout: 30_000 })
  await expect(page.getByLabel('Pix Copia e Cola')).toHaveCount(0)
})

test('cancels an order after one confirmation', { tag: '@long' }, async ({ page }) => {
  const { url, numero } = await placedOrder()
  await page.goto(url)
  const dialog = page.getByRole('dialog', { name: `Cancelar o pedido nº ${numero}?` })

  await page.getByRole('link', { name: 'Cancelar pedido' }).click()
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Cancelar pedido' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()

  await expect(orderStatus(page)).toContainText('Cancelado')
  await expect(page.getByRole('link', { name: 'Cancelar pedido' })).toHaveCount(0)
})

test('buying again puts the products into the cart', { tag: '@long' }, async ({ page }) => {
  const { url } = await placedOrder()
  await page.goto(url)
  const name = await page
    .getByRole('main')
    .getByRole('region', { name: 'Produtos' })
    .getByRole('link')
    .first()
    .textContent()
  await page.getByRole('button', { name: 'Comprar de novo' }).click()

  await expect(page).toHaveURL(/\/checkout\/carrinho/)
  await expect(page.getByRole('main').getByTitle(name ?? '')).toBeVisible()
})

test("a guest's order opens with its key only, and is neither cached nor revealed", async ({ page }) => {
  const { id, url, chave } = await placedOrder()

  for (const wrong of [`?chave=${chave.slice(0, -1)}0x`, `?chave=${'0'.repeat(64)}`])
    expect((await page.goto(`/minha-conta/pedido/${id}${wrong}`))?.status()).toBe(404)
  expect((await page.goto('/minha-conta/pedido/1?chave=1'))?.status()).toBe(404)
  expect((await page.request.get(`/minha-conta/pedido/${id}/boleto.pdf?chave=x`)).status()).toBe(404)

  await page.goto(`/minha-conta/pedido/${id}`)
  await expect(page).toHaveURL(/\/checkout\/acesso\/\?volta=/)

  const answer = await page.goto(url)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  const elsewhere = (await page.request.get('/minha-conta/pedido')).headers()
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src [^;]*http:\/\/127\.0\.0\.1:\d+;/)
  expect(elsewhere['content-security-policy']).not.toContain('http://127.0.0.1:')
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'strict-origin')
  const mine = page.getByRole('main').getByRole('link', { name: /^Meu instrumento: / })
  await expect(mine).toHaveAttribute('href', '/ferramentas/meu-instrumento')
  await page.getByRole('link', { name: 'Criar minha conta' }).click()
  // The address alone reveals only a name: neither document nor e-mail.
  const form = page.getByRole('main')
  await expect(form.getByRole('textbox', { name: 'Nome completo' })).not.toHaveValue('')
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('')
})

test('the card form is shown to whoever unfolded it before the page’s code ran', {
  tag: '@long',
}, async ({ page }) => {
  const code = await withheldCode(page)
  const { url } = await placedOrder()
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByText('Pagar de outra forma').click()
  await page.getByText('Pagar com cartão', { exact: true }).click()
  code.resolve()

  await expect(secureField(cardForm(page), 'Número do cartão')).toBeVisible()
})

test('without JavaScript a Pix can be replaced by a boleto, and an order cancelled', {
  tag: '@long',
}, async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env['E2E_URL'] ?? '',
  })
  const page = await context.newPage()
  const { url } = await placedOrder()
  await page.goto(url)

  await expect(page.getByLabel('Pix Copia e Cola')).toHaveValue(/br\.gov\.bcb\.pix/)
  await expect(page.getByText('Pague até')).toBeVisible()
  await page.getByText('Pagar de outra forma').click()
  await page.getByRole('button', { name: 'Pagar com Boleto' }).click()
  await page.getByRole('link', { name: 'Já paguei: atualizar a página' }).click()
  await expect(page.getByLabel('Linha digitável')).toHaveValue(/^001/)

  await page.getByRole('link', { name: 'Cancelar pedido' }).click()
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(orderStatus(page)).toContainText('Cancelado')
  await context.close()
})

test('a customer sees all own orders in one list, page by page, and nobody else’s', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto('/minha-conta/pedido')
  await expect(page).toHaveURL(/\/checkout\/acesso\/\?volta=%2Fminha-conta%2Fpedido/)

  await visiting(context)
  const customer = await logIn(context)
  await page.goto('/minha-conta/pedido')
  await expect(page.getByText('Você ainda não fez nenhum pedido.')).toBeVisible()

  const { idCliente } = customer
  await inShopDatabase(async (db) => {
    for (let i = 0; i < 10; i++) await receivedOrder(db, { produtos: [1], idCliente })
  })
  const [newest] = await ordersOf(customer, 1)
  await page.goto('/minha-conta/pedido')
  await expect(page.getByRole('article')).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Página 2' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.goto('/minha-conta/pedido')
  await page.getByRole('link', { name: `Pedido nº ${newest?.numero}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido nº ${newest?.numero}`)
  await expect(page.getByRole('navigation', { name: 'Você está em' })).toContainText('Meus pedidos')

  // The page was opened as a document, so it allows the card provider's script as well.
  await page.getByText('Pagar de outra forma').click()
  await page.getByText('Pagar com cartão', { exact: true }).click()
  await expect(secureField(cardForm(page), 'Número do cartão')).toBeVisible()
})

for (const metodo of ['pix', 'boleto'] as const)
  test(`an order by ${metodo} fits every width`, { tag: '@long' }, async ({ page }) => {
    const { url } = await placedOrder({ payment: { metodo } })
    await page.goto(url)
    await expect(page.getByRole('button', { name: 'Copiar código' })).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

test('the line of a set of strings leads to its tension and to the tuner', { tag: '@long' }, async ({
  page,
}) => {
  const { url } = await placedOrder({
    slug: 'encordoamento-daddario-exl110-nickel-wound-10-46-para-guitarra',
  })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(url)
  const line = page.getByRole('listitem').filter({ hasText: 'EXL110' })
  const [discount, tools] = [line.getByText('Desconto no Pix'), line.getByRole('link', { name: /^Tensão/ })]

  // The sums of an item belong together: where its strings lead comes after them.
  const [above, below] = [await discount.boundingBox(), await tools.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  await expect(line.getByRole('link', { name: /^Afinador/ })).toHaveAttribute(
    'href',
    '/ferramentas/afinador?instrumento=guitarra',
  )
  await tools.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tensão certa da guitarra')
  await expect(page.getByRole('row', { name: /^1ª/ })).toContainText('kg')
})
