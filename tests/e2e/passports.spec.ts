import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { skus } from '#platform/catalog/tables.ts'
import { pedidos, pedidosItens } from '#platform/orders/tables.ts'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { logIn } from './support/log-in.ts'
import { ordersOf } from './support/placed-order.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { inMailTo } from './support/shop-mail.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

test.beforeEach(({ page }) => answerConsent(page))

test('an instrument gets its passport, is handed over, and is found by its number', async ({
  page,
  context,
  browser,
}) => {
  const complaints = complaintsOf(page)
  const serial = serialNumber()
  const { order, address } = await boughtViolin(context, serial)

  // At the panel: what was set up.
  const shop = await panelOf(browser)
  await shop.goto(`/admin/pedidos/${order}`)
  await shop.getByRole('link', { name: new RegExp(`nº ${serial}`) }).click()
  await shop.getByLabel('Altura da corda mais aguda (mm)').fill('3,4')
  await shop.getByLabel('Quem fez').fill('Ana')
  await shop.getByRole('button', { name: 'Anotar', exact: true }).click()
  await expect(shop.getByText('Anotado no passaporte.')).toBeVisible()
  await expect(shop.getByText('Altura da corda mais aguda: 3,4 mm')).toBeVisible()
  expect(await violationsOn(shop)).toEqual([])

  // The buyer: the private part, and the proof.
  await page.goto(`/minha-conta/pedido/${order}`)
  await page.getByRole('region', { name: 'Passaportes' }).getByRole('link').click()
  await expect(page).toHaveURL(address)
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Como está regulado' })).toContainText('3 a 4 (no usual)')
  expect(await sheetsOf(page)).toBe(1)
  await page.getByRole('link', { name: 'Comprovante para o seguro' }).click()
  await expect(page.getByRole('table', { name: 'A compra' })).toContainText('Comprador')
  expect(await sheetsOf(page)).toBe(1)

  // The insurer, with the paper only.
  const paper = page.getByRole('region', { name: 'Para conferir' }).getByRole('link')
  const insurer = await (await browser.newContext()).newPage()
  await answerConsent(insurer)
  const attested = await insurer.goto((await paper.getAttribute('href')) ?? '')
  expect(attested?.headers()['cache-control']).toBe('private, no-store')
  await expect(insurer.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(insurer.getByRole('table', { name: 'A compra' })).toContainText('Valor pago')
  expect(await violationsOn(insurer, { only: '#conteudo' })).toEqual([])
  const forged = await insurer.goto(`${insurer.url().slice(0, -4)}aaaa`)
  expect(forged?.status()).toBe(410)
  await expect(insurer.getByText('Este comprovante não confere')).toBeVisible()
  await page.goBack()
  await hydrated(page)
  await page.getByText('Passar adiante', { exact: true }).click()
  await page.getByRole('button', { name: 'Criar o link' }).click()
  const link = await page.getByLabel(/^Link para o novo dono/).inputValue()
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])

  // The next owner.
  const other = await browser.newContext()
  const email = `${serial.toLowerCase()}@example.com`
  const next = await other.newPage()
  await answerConsent(next)
  await next.goto(link)
  await expect(next.locator('#conteudo').getByRole('link', { name: 'Entrar', exact: true })).toHaveAttribute(
    'href',
    /checkout\/acesso\/\?volta=/,
  )
  await logIn(other, { nomeRazao: 'Novo Dono', email })
  await next.goto(link)
  await hydrated(next)
  expect(await violationsOn(next, { only: '#conteudo' })).toEqual([])
  await next.getByRole('button', { name: 'Receber na minha conta' }).click()
  await expect(next.getByText('O instrumento agora é seu')).toBeVisible()
  await expect(next.getByRole('region', { name: 'Histórico' })).toContainText('Trocou de dono.')
  await expect(next.getByRole('link', { name: 'Comprovante para o seguro' })).toHaveCount(0)
  expect(await inMailTo(email, /(Agora é seu)/)).toBe('Agora é seu')

  // The former owner has the purchase and its proof, and else no more of it than anybody; the link is over.
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'É seu' })).toHaveCount(0)
  const purchase = page.getByRole('region', { name: 'A sua compra' })
  await purchase.getByRole('link', { name: 'Comprovante para o seguro' }).click()
  await expect(page.locator('#conteudo')).toContainText('Passado adiante')
  await page.goto(link)
  await expect(page.getByText('Este link não vale mais')).toBeVisible()

  // Stolen, and found by its number.
  await next.getByText('Roubado ou perdido?').click()
  await next.getByRole('button', { name: 'Foi roubado' }).click()
  await expect(next.getByText('Aviso publicado')).toBeVisible()
  await page.goto('/passaporte')
  await page.getByLabel('Número de série').fill(serial.replace('-', ' ').toLowerCase())
  await page.locator('#conteudo').getByRole('button', { name: 'Procurar', exact: true }).click()
  await expect(page.getByText('que este instrumento foi roubado')).toBeVisible()
  await expect(page.locator('#conteudo')).not.toContainText('Novo Dono')
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
  // The browser reports the page of the used link, whose status is 410.
  expect(complaints.filter((text) => !text.includes('410'))).toEqual([])
})

test('a passport that is opened is counted, by its QR code and by its address apart', {
  tag: '@long',
}, async ({ page, context }) => {
  const counted: unknown[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/v2/front/events')) return
    for (const { nome, termo } of request.postDataJSON().eventos)
      if (nome === 'view_passport') counted.push(termo)
  })
  const { address } = await boughtViolin(context, serialNumber())
  await page.goto(`${address}?por=qr`)
  await expect.poll(() => counted).toEqual(['QR code'])
  await expect(page).toHaveURL(address)
  await page.reload()

  await expect.poll(() => counted).toEqual(['QR code', 'Endereço'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an instrument is handed over and found by plain forms', { tag: '@long' }, async ({
    page,
    context,
    browser,
  }) => {
    const serial = serialNumber()
    const { address } = await boughtViolin(context, serial)
    await page.goto(address)
    await page.getByText('Passar adiante', { exact: true }).click()
    await page.getByRole('button', { name: 'Criar o link' }).click()
    const link = await page.getByLabel(/^Link para o novo dono/).inputValue()
    await page.goto(`/passaporte?serie=${serial}`)
    await expect(page.getByText('O dono não avisou de roubo nem de perda.')).toBeVisible()

    const other = await browser.newContext({ javaScriptEnabled: false })
    await logIn(other)
    const next = await other.newPage()
    await next.goto(link)
    await next.getByRole('button', { name: 'Receber na minha conta' }).click()
    await expect(next.getByRole('region', { name: 'É seu' })).toBeVisible()
  })
})

for (const width of WIDTHS)
  test(`at ${width} px the pages of a passport are accessible and do not scroll sideways`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 })
    const { address } = await boughtViolin(context, serialNumber())
    for (const path of ['/passaporte', address, `${address}/seguro`, `${address}/etiqueta`]) {
      await page.goto(path)
      await hydrated(page)
      expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })

test('the focus goes to a passport that a slow machine shows in place of its form', async ({
  page,
  context,
}) => {
  const serial = serialNumber()
  const order = await paidViolin(context)
  await enterPanel(context, 'atendimento')
  const processor = await context.newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await issuePassport(page, order, serial)
  await expect(page.getByRole('link', { name: new RegExp(`nº ${serial}`) })).toBeFocused()
})

test('at 360 px no page of the panel breaks a serial number', { tag: '@long' }, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const serial = `EG-1987-${serialNumber()}`
  const { order } = await boughtViolin(context, serial)
  await enterPanel(context, 'atendimento')
  const linesOf = (text: Locator) =>
    text.evaluate((shown) => new Set([...shown.getClientRects()].map(({ top }) => top)).size)
  const shown = page.getByRole('main').getByText(serial, { exact: true })

  for (const path of ['/admin/passaportes', `/admin/pedidos/${order}`]) {
    await page.goto(path)
    expect(await linesOf(shown), path).toBe(1)
  }
  await page.getByRole('link', { name: new RegExp(`nº ${serial}`) }).click()
  expect(await linesOf(page.getByRole('heading', { level: 1 }).getByText(serial, { exact: true }))).toBe(1)
  await page.goto('/admin/exemplares?busca=VK544-24-0318')
  expect(await linesOf(page.getByRole('main').getByText('VK544-24-0318', { exact: true }))).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

/** A violin that this browser's customer has paid for, with the passport that staff issued at the order. */
async function boughtViolin(context: BrowserContext, serial: string) {
  const order = await paidViolin(context)
  const shop = await panelOf(context.browser())
  await issuePassport(shop, order, serial)
  await shop.getByRole('link', { name: new RegExp(`nº ${serial}`) }).click()
  await expect(shop.getByRole('heading', { level: 1 })).toContainText(serial)
  const address = await shop.getByRole('link', { name: 'Ver na loja' }).getAttribute('href')
  await shop.context().close()

  return { order, address: address ?? '' }
}

/** The order of a violin that this browser's customer has paid for. */
async function paidViolin(context: BrowserContext): Promise<string> {
  const customer = await logIn(context)
  const [placed] = await ordersOf(customer, 1)
  if (!placed) throw new Error('There is no order.')
  const { id } = placed
  await inShopDatabase(async (db) => {
    const [violin] = await db
      .select({ idProduto: skus.idProduto, idSku: skus.id })
      .from(skus)
      .where(eq(skus.sku, 'VE441-44'))
    if (!violin) throw new Error('The shop has no violin.')
    await db
      .update(pedidosItens)
      .set({ ...violin, nome: 'Violino Eagle VE441 4/4', quantidade: 1 })
      .where(eq(pedidosItens.idPedido, id))
    await db
      .update(pedidos)
      .set({ situacao: 'pagamentoAprovado', pagoEm: new Date(), expiraEm: null })
      .where(eq(pedidos.id, id))
  })

  return id
}

async function issuePassport(shop: Page, order: string, serial: string): Promise<void> {
  await shop.goto(`/admin/pedidos/${order}`)
  await shop.getByLabel(/^Número de série de /).fill(serial)
  await shop.getByRole('button', { name: 'Emitir', exact: true }).click()
}

async function panelOf(browser: Browser | null): Promise<Page> {
  const context = await browser?.newContext({ javaScriptEnabled: true })
  if (!context) throw new Error('There is no browser.')
  await enterPanel(context, 'atendimento')

  return context.newPage()
}

/** How many sheets of A4 a page prints on. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = '10mm'
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  })

  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[/g)].length
}

/** Of no other test's. */
function serialNumber(): string {
  return `PW-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
}
