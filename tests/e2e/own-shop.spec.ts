import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { generate } from 'otplib'
import sharp from 'sharp'
import { pdfText } from '#platform/orders/shipping/print/pdf-text.fixtures.ts'
import { type FocusNfe, startFocusNfe } from '#tools/counterparts/focus-nfe/start-focus-nfe.ts'
import {
  type MelhorEnvioCounterpart,
  startMelhorEnvio,
} from '#tools/counterparts/melhor-envio/start-melhor-envio.ts'
import {
  type MercadoPagoCounterpart,
  startMercadoPago,
} from '#tools/counterparts/mercado-pago/start-mercado-pago.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { CERTIFICATE } from '../support/smtp/certificate.ts'
import { startSmtpServer } from '../support/smtp/server.ts'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { deliver, identify } from './support/checkout-steps.ts'
import { payByCard } from './support/pay-by-card.ts'
import { decodedMail } from './support/shop-mail.ts'
import { violationsOn } from './support/violations.ts'

/**
 * From an empty folder to a shop that sells under its own name: everything at the panel, every outside service a
 * counterpart on this machine that speaks its protocol.
 */

const LOGIN = { user: 'loja@casasonora.test', password: 'a senha do correio da casa' }
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#1f4e79"/></svg>'

const SHOP = [
  ...['/', '/violinos', '/violino-de-estudo-4-4', '/busca?q=violino', '/marcas', '/nada-disso', '/contato'],
  ...['/checkout/carrinho', '/checkout/acesso', '/pagina/politica-de-privacidade', '/admin'],
  '/v2/docs',
]
const PANEL = ['', '/pedidos', '/produtos', '/conteudo/emails', '/configuracoes/pagamentos', '/aparencia']
const FILES = ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/feed.xml']

const folder = temporaryFolder()
let shop: Shop
let address: string
let mercadoPago: MercadoPagoCounterpart
let melhorEnvio: MelhorEnvioCounterpart
let focusNfe: FocusNfe
let mail: Awaited<ReturnType<typeof startSmtpServer>>

test.beforeAll(async () => {
  mercadoPago = await startMercadoPago({ port: 0 })
  melhorEnvio = await startMelhorEnvio({ port: 0 })
  focusNfe = await startFocusNfe({ port: 0, delayMs: 500 })
  mail = await startSmtpServer(LOGIN)
  const trusted = join(folder.path, 'correio.pem')
  writeFileSync(trusted, CERTIFICATE)
  shop = startShop({
    DATA_DIR: join(folder.path, 'dados'),
    MERCADO_PAGO_URL: mercadoPago.url,
    MELHOR_ENVIO_URL: melhorEnvio.url,
    FOCUS_NFE_URL: focusNfe.url,
    NODE_EXTRA_CA_CERTS: trusted,
  })
  address = await shop.opened
})

test.afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await mercadoPago.close()
  await melhorEnvio.close()
  await focusNfe.close()
  await mail.close()
  folder.remove()
})

test('a merchant goes from an empty folder to a shop that sells', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000)
  const stranger = await visitor(browser)

  await test.step('a visitor sees that the shop opens soon, and leaves an e-mail', async () => {
    expect((await stranger.goto(address))?.status()).toBe(503)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Em breve, a nossa loja')
    await expectReadable(stranger)
    await stranger.getByLabel('Quer saber quando abrirmos? Deixe seu e-mail').fill('ana@exemplo.com.br')
    await stranger.getByRole('button', { name: 'Avise-me' }).click()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Falta só confirmar')
  })

  await test.step('the panel begins with the list of steps', async () => {
    await becomeOwner(page)
    await expect(page).toHaveURL(`${address}/admin/abrir`)
    await expect(page.getByText('Decreto 7.962/2013, art. 2º, I)').first()).toBeVisible()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Não preciso: Pedido de teste' }).click()
    await expect(page.getByRole('button', { name: 'Retomar: Pedido de teste' })).toBeVisible()
  })

  await test.step('the owner sees the shop as it will be, and comes back', async () => {
    await page.goto(address)
    await expect(page.getByRole('complementary', { name: 'Loja fechada' })).toBeVisible()
    await expectReadable(page)
    await page.getByRole('link', { name: 'Voltar à lista' }).click()
    await page.getByRole('button', { name: 'Abrir a loja' }).click()
    const dialog = page.getByRole('dialog', { name: 'Abrir a loja' })
    await expect(dialog.getByRole('region', { name: 'Obrigatório por lei' })).toContainText('CNPJ ou CPF')
    await dialog.getByRole('button', { name: 'Ainda não' }).click()
  })

  await test.step('the store’s own data', async () => {
    await open(page, '/configuracoes')
    for (const [label, value] of [
      ['Nome da loja', 'Casa Sonora'],
      ['Razão social', 'Casa Sonora Instrumentos Ltda'],
      ['CNPJ ou CPF', '11.222.333/0001-81'],
      ['Inscrição estadual', '9012345678'],
      ['CEP', '80010-000'],
      ['Rua', 'Rua XV de Novembro'],
      ['Número', '200'],
      ['Bairro', 'Centro'],
      ['Cidade', 'Curitiba'],
      ['Telefone', '(41) 3333-4444'],
      ['E-mail', 'oi@casasonora.test'],
      ['Código do município (IBGE)', '4106902'],
    ] as const)
      await page.getByRole('textbox', { name: label, exact: label !== 'Nome da loja' }).fill(value)
    await page.getByRole('combobox', { name: 'Estado' }).fill('PR')
    await page.getByRole('option', { name: 'PR' }).click()
    await save(page)
    await expect(page.getByRole('banner')).toContainText('Casa Sonora')
  })

  await test.step('its looks', async () => {
    await open(page, '/aparencia')
    await page.getByRole('radio', { name: 'Palco' }).check()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
    await expect(page.getByAltText('Logo enviado')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Rascunho salvo. A loja só muda quando você publicar.')).toBeVisible()
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(page.getByText('Publicada. A loja já está assim para todos.')).toBeVisible()
  })

  await test.step('the first product', async () => {
    await open(page, '/categorias/nova')
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Violinos')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page).toHaveURL(/categorias\/\d+$/)
    await open(page, '/produtos/novo')
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Violino de estudo 4/4')
    await page.getByRole('combobox', { name: 'Marca', exact: true }).fill('Oficina da Casa')
    await page.getByRole('combobox', { name: 'Categoria', exact: true }).fill('Violinos')
    await page.getByRole('option', { name: 'Violinos' }).click()
    await page.getByLabel('Enviar: Imagens do produto').setInputFiles(await picture())
    await page.getByRole('textbox', { name: /mostra: / }).fill('Violino, de frente')
    await page.getByLabel('SKU: Produto').fill('VIO-44')
    await page.getByLabel('Preço: Produto').fill('899,00')
    await page.getByLabel('Estoque inicial: Produto').fill('9')
    await page.getByText('Códigos e embalagem', { exact: true }).click()
    for (const [side, value] of [
      ['Peso em gramas', '2100'],
      ['Altura em milímetros', '150'],
      ['Largura em milímetros', '250'],
      ['Comprimento em milímetros', '790'],
    ] as const)
      await page.getByLabel(`${side}: Produto`).fill(value)
    await page.getByRole('textbox', { name: 'NCM' }).fill('92021000')
    await page.getByText('À venda', { exact: true }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Produto salvo.')).toBeVisible()
  })

  await test.step('its freight: Melhor Envio', async () => {
    await open(page, '/configuracoes/entrega')
    await page.getByRole('button', { name: 'Ligar o Melhor Envio' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Token' }).fill(melhorEnvio.credentials.token)
    await dialog.getByRole('textbox', { name: 'Secret do aplicativo' }).fill(melhorEnvio.credentials.segredo)
    await dialog.getByRole('button', { name: 'Conferir e salvar' }).click()
    await expect(page.getByText('Conexão conferida.', { exact: true })).toBeVisible()
    melhorEnvio.notifyAt(await webhookShown(page))
  })

  await test.step('its money: Mercado Pago, and a Pix key of its own', async () => {
    await open(page, '/configuracoes/pagamentos')
    await addAccount(page, 'Pix direto na sua chave', { 'Chave Pix que recebe': 'oi@casasonora.test' })
    const { publicKey, accessToken, webhookSecret } = mercadoPago.credentials
    await addAccount(page, 'Mercado Pago', {
      'Public Key': publicKey,
      'Access Token': accessToken,
      'Assinatura secreta': webhookSecret,
    })
    mercadoPago.notifyAt(await webhookShown(page))
  })

  await test.step('its invoices: Focus NFe', async () => {
    await open(page, '/configuracoes/nota-fiscal')
    await page.getByRole('button', { name: 'Guardar token' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Token de produção' })
    await dialog.getByRole('textbox', { name: 'Token' }).fill(focusNfe.tokens.producao)
    await dialog.getByRole('button', { name: 'Conferir e guardar' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('radio', { name: 'Produção' }).check()
    await page.getByRole('button', { name: 'Salvar emissão' }).click()
    await expect(page.getByText('Emissão salva.')).toBeVisible()
  })

  await test.step('its mail', async () => {
    await open(page, '/configuracoes/email')
    await page.getByRole('button', { name: 'Configurar o servidor' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Remetente').fill('loja@casasonora.test')
    await dialog.getByRole('textbox', { name: 'Servidor' }).fill('127.0.0.1')
    await dialog.getByText('STARTTLS', { exact: true }).click()
    await dialog.getByLabel('Porta').fill(new URL(mail.url).port)
    await dialog.getByLabel('Usuário').fill(LOGIN.user)
    await dialog.getByRole('textbox', { name: 'Senha' }).fill(LOGIN.password)
    await dialog.getByRole('button', { name: 'Conferir e salvar' }).click()
    await expect(page.getByText(/^Conexão conferida\./)).toBeVisible()
  })

  await test.step('the opening says what lacks, and visitors see the shop', async () => {
    await open(page, '/abrir')
    await page.getByRole('button', { name: 'Abrir a loja' }).click()
    const dialog = page.getByRole('dialog', { name: 'Abrir a loja' })
    await expect(dialog.getByRole('region', { name: 'Recomendado' })).toContainText('Um endereço na internet')
    await expect(dialog.getByRole('region', { name: 'Obrigatório por lei' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Abrir assim mesmo' }).click()
    await expect(page.getByText('A loja está aberta', { exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Painel' }).getByRole('link').first()).toHaveText(
      'Início',
    )

    await expect.poll(async () => (await stranger.goto(address))?.status()).toBe(200)
    await expect(stranger).toHaveTitle(/^Casa Sonora/)
    await expect(stranger.getByRole('complementary', { name: 'Loja fechada' })).toHaveCount(0)
  })

  const card = await test.step('a card is charged', async () => {
    const buyer = await visitor(browser)
    await toPayment(buyer)
    await buyer.getByText('Cartão de crédito', { exact: true }).click()
    await payByCard(buyer, { button: 'Finalizar compra' })
    const id = await placed(buyer)
    await becomes(buyer, 'Pagamento aprovado')

    return { id }
  })

  const boleto = await test.step('a boleto is paid', async () => {
    const buyer = await visitor(browser)
    await toPayment(buyer)
    await buyer.getByText('Boleto', { exact: true }).click()
    await buyer.getByRole('button', { name: 'Finalizar e gerar o boleto' }).click()
    const id = await placed(buyer)
    await expect(buyer.getByLabel('Linha digitável')).not.toHaveValue('')
    const pdf = await buyer.request.get(await linkedFrom(buyer, 'Baixar PDF'))
    const printed = pdfText(await pdf.body())
    const [order] = mercadoPago.store.all()
    mercadoPago.pay(order?.id ?? '')
    await becomes(buyer, 'Pagamento aprovado')

    return { id, buyer, printed }
  })

  await test.step('a Pix to the store’s own key is confirmed by hand', async () => {
    const buyer = await visitor(browser)
    await toPayment(buyer)
    await buyer.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
    const id = await placed(buyer)
    await expect(buyer.getByText(/confira quem recebe: Casa Sonora/)).toBeVisible()
    await open(page, `/pedidos/${id}`)
    await page.getByRole('button', { name: 'Conferir Pix' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await expect(dialog).toBeHidden()
    await becomes(buyer, 'Pagamento aprovado')
  })

  const label = await test.step('a label is bought, and the parcel arrives', async () => {
    await open(page, `/pedidos/${boleto.id}`)
    await page.getByRole('button', { name: 'Começar a separar' }).click()
    await page.getByRole('button', { name: 'Comprar etiqueta' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Comprar por/ })
      .click()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible({ timeout: 45_000 })
    const id = melhorEnvio.ledger.labels[0]?.id ?? ''
    melhorEnvio.post(id)
    await becomes(boleto.buyer, 'Enviado')
    melhorEnvio.deliver(id)
    await becomes(boleto.buyer, 'Entregue')

    return `${melhorEnvio.url}/imprimir/${id}`
  })

  const danfe = await test.step('its invoice is authorised, and the buyer gets it', async () => {
    await open(page, `/pedidos/${boleto.id}`)
    await page.getByRole('button', { name: 'Emitir nota' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Emitir nota' }).click()
    await expect(page.getByText('Autorizada', { exact: true })).toBeVisible({ timeout: 45_000 })
    const [note] = focusNfe.notes.values()
    expect(note?.status).toBe('autorizado')
    await boleto.buyer.reload()
    await expect(boleto.buyer.getByText(/NF-e nº \d+/)).toBeVisible()

    return linkedFrom(page, 'DANFE')
  })

  await test.step('nobody reads the name of another store', async () => {
    const attachedPdfs = () => mail.arrived.flatMap(({ raw }) => pdfsIn(raw))
    const mails = () => mail.arrived.map(({ raw }) => decodedMail(raw))
    const said = (words: string) => mails().some((text) => text.includes(words))
    // Jobs send them, twice a minute.
    await expect
      .poll(
        () =>
          ['Pagamento aprovado', 'AA100000017BR', 'foi entregue'].every(said) && attachedPdfs().length > 0,
        { timeout: 60_000 },
      )
      .toBe(true)
    const texts = new Map<string, string>()
    const sheets = ['etiquetas', 'romaneios', 'separacao', 'declaracoes'].map(
      (folha) => `${address}/v2/admin/orders/print/${folha}?ids=${card.id}`,
    )
    for (const url of [...sheets, label, danfe])
      texts.set(url, pdfText(await (await page.request.get(url)).body()))
    texts.set('the boleto', boleto.printed)
    for (const [i, pdf] of attachedPdfs().entries()) texts.set(`attachment ${i}`, pdfText(pdf))
    for (const path of [...SHOP, ...FILES])
      texts.set(path, await (await page.request.get(address + path)).text())
    for (const path of PANEL) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      texts.set(`/admin${path}`, await page.content())
    }
    texts.set('an order', await boleto.buyer.content())
    for (const [i, text] of mails().entries()) texts.set(`mail ${i}`, text)
    const others = [...texts].flatMap(
      ([where, text]) => text.match(/.{0,60}\blira\b.{0,60}/gi)?.map((found) => `${where}: ${found}`) ?? [],
    )

    expect(others).toEqual([])
    const silent = [...texts].filter(([, text]) => !text.includes('Casa Sonora')).map(([where]) => where)
    expect(silent).toEqual(['/v2/docs', '/robots.txt', '/sitemap.xml'])
  })
})

/** Makes the owner's account by the link that an empty store prints, with the second factor; ends at the panel. */
async function becomeOwner(page: Page): Promise<void> {
  await expect.poll(() => shop.out()).toContain('O painel abre em')
  await page.goto(/O painel abre em (\S+)/.exec(shop.out())?.[1] ?? '')
  await page.getByLabel('Seu nome').fill('Dora Lima')
  await page.getByLabel('Seu e-mail').fill('dora@exemplo.com.br')
  await page.getByRole('textbox', { name: 'Crie uma senha' }).fill('um violino de sete cordas')
  await page.getByRole('button', { name: 'Criar conta e entrar' }).click()
  const shown = await page
    .getByRole('button')
    .filter({ has: page.locator('code') })
    .textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  await page.getByLabel('Código que o aplicativo mostra').fill(await generate({ secret }))
  await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
  await page.getByLabel('Já guardei os códigos').check()
  await page.getByRole('button', { name: 'Ir para o painel' }).click()
}

/** From the product's page to the payment, as a guest. */
async function toPayment(page: Page): Promise<void> {
  await page.goto(`${address}/violino-de-estudo-4-4`)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Comprar', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'FINALIZAR COMPRA' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Ir para entrega e pagamento' }).click()
  await identify(page)
  await deliver(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento')
}

/** Waits for the order's page; returns the order's id. */
async function placed(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/minha-conta\/pedido\/[\w-]{36}/)

  return new URL(page.url()).pathname.slice(-36)
}

/** Opens the order's page again until it says so: by itself it asks twice a minute. */
async function becomes(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(words, { timeout: 1_000 })
  }).toPass({ timeout: 60_000, intervals: [1000, 2000] })
}

async function expectReadable(page: Page): Promise<void> {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsOn(page)).toEqual([])
  }
}

/** Opens a page of the panel by its address. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${address}/admin${path}`)
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeHidden()
}

/** The address that the merchant copies to the provider's site. */
async function webhookShown(page: Page): Promise<string> {
  return (await page.locator('code').filter({ hasText: '/webhooks/' }).textContent()) ?? ''
}

async function addAccount(page: Page, provider: string, keys: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar conta' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: provider }).check()
  await dialog.getByLabel('Nome na loja').fill(provider)
  for (const [label, value] of Object.entries(keys))
    await dialog.getByRole('textbox', { name: label }).fill(value)
  await dialog.getByRole('button', { name: 'Conferir e adicionar' }).click()
  await expect(dialog).toBeHidden()
}

async function visitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage()
  await answerConsent(page)

  return page
}

/** Where a link of the page leads. */
async function linkedFrom(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('link', { name }).first().getAttribute('href')

  return new URL(href ?? '', address).href
}

/** The PDFs that are attached to a mail. */
function pdfsIn(raw: string): Buffer[] {
  const parts = raw.matchAll(/Content-Type: application\/pdf[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/g)

  return [...parts].map(([, base64 = '']) => Buffer.from(base64, 'base64'))
}

async function picture() {
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#b5651d' } })
    .png()
    .toBuffer()

  return { name: 'violino.png', mimeType: 'image/png', buffer }
}
