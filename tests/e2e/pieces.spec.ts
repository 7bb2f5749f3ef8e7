import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { deliver, identify } from './support/checkout-steps.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const SLUG = 'violino-hofma-hve241-4-4-com-estojo-e-arco'

const MARKS = 'Verniz gasto no ombro e uma batida na borda.\nCordas novas.'

test('a used violin is sold once: registered in the panel, found, held in a cart, bought and stated in its order', async ({
  page,
  context,
  browser,
}) => {
  const complaints = complaintsOf(page)
  const numeroSerie = `HV-${Date.now()}`
  await enterPanel(context, 'gerente')
  const pieceId = await registerPiece(page, numeroSerie)
  const address = `/${SLUG}?exemplar=${numeroSerie.toLowerCase()}`

  const first = await shopperIn(await browser.newContext())
  await first.setViewportSize({ width: 360, height: 800 })
  await first.goto(`/${SLUG}`)
  await hydrated(first)
  const card = first.getByRole('region', { name: 'Exemplares' }).locator('li', { hasText: numeroSerie })
  await expect(card).toContainText('R$ 1.150,00')
  await expect(card).toContainText('a menos que o novo')
  await card.getByRole('link', { name: `Usado B, nº de série ${numeroSerie}` }).click()
  await expect(first).toHaveURL(address)
  await expect(first).toHaveTitle(/\(Usado B\)/)
  const product = productOn(first)
  await expect(product).toContainText(MARKS)
  await expect(product).toContainText('Peso do instrumento: 452')
  await expect(product.getByRole('img', { name: 'Marca na borda' })).toHaveCount(1)
  await hydrated(first)
  expect(await violationsOn(first)).toEqual([])
  expect(await first.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await product.getByRole('button', { name: 'Comprar', exact: true }).click()
  await expect(first.getByRole('dialog')).toContainText(numeroSerie)
  await first.keyboard.press('Escape')
  await expect(product).toContainText(/Reservado na sua sacola até \d\d:\d\d/)

  const second = await shopperIn(await browser.newContext())
  await second.goto(address)
  await hydrated(second)
  const offer = productOn(second)
  await expect(offer).toContainText(/Na sacola de outra pessoa até \d\d:\d\d/)
  await offer.getByRole('button', { name: 'Comprar', exact: true }).click()
  await expect(second.getByText(/Se ela não comprar/).first()).toBeVisible()
  await expect(second.getByRole('dialog').getByText(numeroSerie)).toHaveCount(0)

  await first.goto('/checkout')
  await hydrated(first)
  const summary = first.getByText('Resumo, 1 item')
  await summary.click()
  await expect(first.getByText(/Reservado para você até \d\d:\d\d/).first()).toBeVisible()
  await summary.click()
  await identify(first)
  await deliver(first)
  await first.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
  await expect(first).toHaveURL(/\/minha-conta\/pedido\//)

  await second.goto(address)
  await expect(offer).toContainText('Este exemplar já foi vendido.')
  await expect(offer.getByRole('button', { name: 'Comprar', exact: true })).toHaveCount(0)
  await second.goto(`/${SLUG}`)
  await expect(second.getByText(numeroSerie)).toHaveCount(0)

  await page.goto(`/admin/exemplares/${pieceId}`)
  await expect(page.getByText('Vendido').first()).toBeVisible()
  await page.getByRole('link', { name: /^Ver o pedido/ }).click()
  const items = page.getByRole('region', { name: 'Itens' })
  await expect(items).toContainText('Estado: Usado B')
  await expect(items).toContainText(`Número de série: ${numeroSerie}`)
  expect(complaints).toEqual([])
})

test('of fifty shoppers who press Comprar together one has the used violin, and the others read until when', {
  tag: '@long',
}, async ({ page, context, browser }) => {
  test.setTimeout(300_000)
  const numeroSerie = `HC-${Date.now()}`
  await enterPanel(context, 'gerente')
  await registerPiece(page, numeroSerie)
  const address = `/${SLUG}?exemplar=${numeroSerie.toLowerCase()}`
  const shoppers: Page[] = []
  while (shoppers.length < 50) {
    const shopper = await shopperIn(await browser.newContext())
    await shopper.goto(address)
    await hydrated(shopper)
    shoppers.push(shopper)
  }

  await Promise.all(
    shoppers.map((shopper) =>
      productOn(shopper).getByRole('button', { name: 'Comprar', exact: true }).click(),
    ),
  )
  const got = await Promise.all(shoppers.map((shopper) => hasPiece(shopper, numeroSerie)))
  expect(got.filter(Boolean)).toHaveLength(1)

  const buyer = shoppers[got.indexOf(true)]!
  await buyer.goto('/checkout')
  await hydrated(buyer)
  await identify(buyer)
  await deliver(buyer)
  await buyer.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
  await expect(buyer).toHaveURL(/\/minha-conta\/pedido\//)
  const late = shoppers[got.indexOf(false)]!
  await late.goto(address)
  await expect(productOn(late)).toContainText('Este exemplar já foi vendido.')
  for (const shopper of shoppers) await shopper.context().close()
})

test('a page with a piece fits every screen, and says what a used one is without JavaScript', {
  tag: '@long',
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/violino-rolim-atelie-orquestra-4-4')
  const pieces = page.getByRole('region', { name: 'Exemplares' })
  await expect(pieces.getByRole('link', { name: 'Novo, de fábrica' })).toBeVisible()
  await pieces.getByRole('link', { name: 'Usado B, nº de série R-214/2019' }).click()
  await expect(page).toHaveURL(/\?exemplar=r-214-2019$/)
  await expect(page.getByRole('main')).toContainText('Número 214 do ateliê')
  await expect(page.getByRole('button', { name: 'Comprar', exact: true }).first()).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const scripted = await page.locator('html').evaluate((root) => root.scrollWidth)
    expect(scripted, String(width)).toBeLessThanOrEqual(width)
  }
  await context.close()
})

test('a piece that lacks its own picture says so, and is not on sale', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'catalogo')
  const numeroSerie = `SF-${Date.now()}`
  await openNewPiece(page)
  await page.getByLabel('Número de série').fill(numeroSerie)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Exemplar ${numeroSerie}`)
  await expect(page.getByRole('alert', { name: 'Antes de pôr à venda' })).toContainText(
    'um exemplar usado precisa de uma foto dele mesmo',
  )
  await expect(page.getByRole('alert', { name: 'Antes de pôr à venda' })).toContainText('falta o preço')
  await expect(page.getByRole('button', { name: 'Pôr à venda' })).toBeDisabled()
  expect(await violationsOn(page)).toEqual([])

  await page.goto(`/admin/exemplares?busca=${numeroSerie.toLowerCase()}`)
  const row = page.getByRole('row', { name: new RegExp(numeroSerie) })
  await expect(row).toContainText('Fora de venda')
  await page.getByLabel('Situação').selectOption('À venda')
  await expect(page.getByText('Nenhum exemplar combina')).toBeVisible()
  await page.goto(`/admin/exemplares?busca=${numeroSerie}`)
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page).toHaveURL(/\/exemplares$/)
})

/** Registers a used violin with two pictures and puts it on sale; returns its id. */
async function registerPiece(page: Page, numeroSerie: string): Promise<string> {
  await openNewPiece(page)
  await page.getByLabel('Número de série').fill(numeroSerie)
  await page.getByLabel('Madeira').fill('Tampo de abeto, fundo de bordo')
  await page.getByLabel('Peso do instrumento').fill('452')
  await page.getByRole('radio', { name: 'Usado B' }).check()
  await page.getByLabel('Marcas e história').fill(MARKS)
  await page.getByRole('textbox', { name: 'Preço', exact: true }).fill('1150')
  await page
    .getByLabel('Enviar: Fotos do exemplar')
    .setInputFiles([await picture(numeroSerie, 0), await picture(numeroSerie, 1)])
  await expect(page.getByRole('button', { name: /^Mover: Fotos do exemplar/ })).toHaveCount(2)
  await page.getByLabel('O que a imagem mostra: Fotos do exemplar, 2 de 2').fill('Marca na borda')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page).toHaveURL(/\/exemplares\/\d+$/)
  await page.getByRole('button', { name: 'Pôr à venda' }).click()
  await expect(page.getByText('À venda. A loja já o mostra.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  return page.url().split('/').at(-1) ?? ''
}

/** Opens the form of a new piece as staff do: from the product's page. */
async function openNewPiece(page: Page): Promise<void> {
  const answer = await page.request.get(`/v2/front/url/product/detail?url=%2F${SLUG}`, {
    headers: { 'app-token': 'loja-virtual' },
  })
  const { conteudo } = await answer.json()
  await page.goto(`/admin/produtos/${conteudo.id}`)
  await page.getByRole('link', { name: 'Exemplares' }).last().click()
  await page.getByRole('link', { name: 'Novo exemplar' }).click()
}

/** Whether the piece is in the cart that opens; false once the page says that somebody else has it. */
async function hasPiece(page: Page, numeroSerie: string): Promise<boolean> {
  const mine = page.getByRole('dialog').getByText(numeroSerie).first()
  const refusal = page.getByText(/Se ela não comprar/).first()
  await expect(mine.or(refusal).first()).toBeVisible({ timeout: 60_000 })

  return mine.isVisible()
}

/** The product itself, and not its line in the cart. */
function productOn(page: Page): Locator {
  return page.locator('#conteudo').getByRole('article', { name: 'Violino Hofma HVE241' })
}

async function shopperIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await answerConsent(page)

  return page
}

async function picture(numeroSerie: string, n: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#f1eadf"/><text x="80" y="320" font-size="40">${numeroSerie} ${n}</text></svg>`
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer()

  return { name: `${n}.png`, mimeType: 'image/png', buffer }
}
