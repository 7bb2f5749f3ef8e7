import { expect, type Page, test } from '@playwright/test'
import { and, desc, eq, gt } from 'drizzle-orm'
import { atributoValores, categorias, produtos, skuAtributos, skus } from '#platform/catalog/tables.ts'
import { trocasInstrumentos as trocas } from '#platform/orders/returns/trade-ins/tables.ts'
import { pedidosItens } from '#platform/orders/tables.ts'
import { overHttp, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { receivedOrder } from '../support/received-order.ts'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { logIn } from './support/log-in.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const PAGE = '/minha-conta/trocas'
const DAY_MS = 86_400_000
const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#b8581e"/></svg>',
)

test.beforeEach(({ page }) => answerConsent(page))

test('who is not logged in reads how trade-ins go and what they give, from the violins', {
  tag: '@long',
}, async ({ page }) => {
  const complaints = complaintsOf(page)
  await open(page, '/violinos/estudo')
  await page.getByText('Mais ferramentas e guias').click()
  await page.getByRole('link', { name: /^Troca: o que ficou pequeno/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troca por um maior')
  await expect(page.getByRole('row', { name: /menos de 1 ano/ })).toContainText('60 %')
  await expect(page.getByText(/recebido há 6 meses, dá R\$\s480,00 se está como novo/)).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsOn(page), `${width}`).toEqual([])
  }
  await page.getByRole('link', { name: 'Entrar e ver quanto vale o seu' }).click()
  await expect(page).toHaveURL(/\/checkout\/acesso/)
  expect(complaints).toEqual([])
})

test('a small violin pays a part of the next size, and its difference is paid after the inspection', {
  tag: '@long',
}, async ({ page, context }) => {
  const { pedido, larger, customer } = await ownerOfSmallViolin(page)
  await open(page, `/minha-conta/pedido/${pedido}`)
  await page.getByRole('link', { name: /^Sua troca vale até R\$/ }).click()
  const offer = page.getByRole('region', { name: /^Sua troca vale até/ })
  await expect(offer.getByRole('radio')).toHaveCount(3)
  await expect(offer).toContainText('Nada solto, nada trincado')
  await offer.getByRole('radio', { name: /Com marcas leves/ }).check()
  await offer.getByRole('button', { name: /Aceitar o crédito/ }).click()
  await expect(page.getByText('Crédito aceito.')).toBeVisible()
  // From here on: the picture of the order before is none.
  const complaints = complaintsOf(page)
  const trade = page.getByRole('region', { name: /^Troca \(violino 1\/2\)/ })
  await expect(trade.getByRole('link', { name: /modelo/ }).first()).toBeVisible()

  const ask = overHttp(process.env['E2E_URL'] ?? '')
  const itens = [{ ...larger, quantidade: 1 }]
  const shopper = await readyToPay(ask, Date.now() % 800_000_000, { itens }, customer.token)
  await open(page, '/checkout/carrinho')
  await expect(page.getByText(/Crédito da troca: violino/).first()).toBeVisible()
  expect((await placeOrder(ask, shopper, `troca${Date.now()}`)).status).toBe(201)
  await open(page, PAGE)
  await expect(trade).toContainText('O crédito já foi usado.')
  await trade.getByLabel('Código de rastreio, se houver').fill('AA123456785BR')
  await trade.getByRole('button', { name: /Já enviei/ }).click()
  await expect(trade).toContainText('a caminho da loja')

  await enterPanel(context, 'dono')
  const panel = await context.newPage()
  await panel.goto('/admin/trocas')
  await panel.locator(`a[href$="/trocas/${await tradeOf(pedido)}"]`).click()
  await panel.getByRole('button', { name: 'Chegou à loja' }).click()
  await panel.getByRole('dialog').getByRole('button', { name: 'Chegou' }).click()
  // A wrong click, taken back.
  await panel.getByRole('button', { name: 'Desfazer a chegada' }).click()
  await panel.getByRole('dialog').getByRole('button', { name: 'Desfazer a chegada' }).click()
  await expect(panel.getByText('Chegada desfeita.')).toBeVisible()
  await panel.getByRole('button', { name: 'Chegou à loja' }).click()
  await panel.getByRole('dialog').getByRole('button', { name: 'Chegou' }).click()
  await panel.getByRole('button', { name: 'Conferir', exact: true }).click()
  const dialog = panel.getByRole('dialog')
  await dialog.getByLabel('O que a conferência mostrou').click()
  await panel.getByRole('option', { name: 'Pior do que foi dito' }).click()
  await expect(dialog.getByLabel(/^Cobrar a diferença de R\$/)).toBeChecked()
  await dialog
    .getByLabel('Enviar: Fotos da conferência')
    .setInputFiles({ name: 'tampo.svg', mimeType: 'image/svg+xml', buffer: PICTURE })
  await expect(dialog.getByRole('button', { name: /^Tirar: Fotos da conferência/ })).toBeVisible()
  await dialog.getByLabel('Observação (opcional)').fill('Verniz gasto no tampo.')
  expect(await violationsOn(panel)).toEqual([])
  await dialog.getByRole('button', { name: 'Registrar' }).click()
  await expect(panel.getByText('A pagar', { exact: true })).toBeVisible()
  await expect(panel.getByRole('img', { name: 'Foto 1 da conferência' })).toBeVisible()
  expect(await violationsOn(panel)).toEqual([])
  await panel.getByRole('button', { name: 'Corrigir a conferência' }).click()
  await panel.getByRole('dialog').getByRole('button', { name: 'Corrigir' }).click()
  const again = panel.getByRole('dialog', { name: 'Conferir o instrumento' })
  await expect(again.getByLabel('Observação (opcional)')).toHaveValue('Verniz gasto no tampo.')
  await expect(again.getByRole('button', { name: /^Tirar: Fotos da conferência/ })).toBeVisible()
  await again.getByLabel('O que a conferência mostrou').click()
  await panel.getByRole('option', { name: 'Pior do que foi dito' }).click()
  expect(await violationsOn(panel)).toEqual([])
  await again.getByRole('button', { name: 'Registrar' }).click()
  await expect(panel.getByText('A pagar', { exact: true })).toBeVisible()

  await open(page, PAGE)
  await expect(trade).toContainText('Verniz gasto no tampo.')
  await expect(trade.getByRole('link', { name: 'Foto 1 da conferência' })).toBeVisible()
  await trade.getByRole('button', { name: /^Pagar R\$/ }).click()
  await expect(trade.getByLabel(/^Pix Copia e Cola/)).toHaveValue(/br\.gov\.bcb\.pix/)
  await expect(trade.getByRole('img', { name: /^QR code do Pix de R\$/ })).toBeVisible()
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
  expect(complaints).toEqual([])
})

test('without JavaScript the credit is accepted and withdrawn', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await ownerOfSmallViolin(page)
  await page.goto(PAGE)
  await page.getByRole('radio', { name: /Como novo/ }).check()
  await page.getByRole('button', { name: /Aceitar o crédito/ }).click()
  await expect(page.getByText('Crédito aceito.')).toBeVisible()
  await page.getByText('Desistir da troca').click()
  await page.getByRole('button', { name: 'Sim, desistir' }).click()
  await expect(page.getByText('Troca desfeita.')).toBeVisible()
  await context.close()
})

for (const width of WIDTHS)
  test(`at ${width} px trade-ins are accessible and do not scroll sideways`, { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await ownerOfSmallViolin(page)
    await open(page, PAGE)
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await enterPanel(context, 'dono')
    for (const path of ['/admin/trocas?estado=todas', '/admin/trocas/regras']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violationsOn(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Logs in a customer who got a violin 1/2 four months ago, and names a 3/4 of the shop. */
async function ownerOfSmallViolin(page: Page) {
  const customer = await logIn(page.context(), { documento: null })
  const [small, larger] = [await violinOf('1/2'), await violinOf('3/4')]
  const pedido = await inShopDatabase(async (db) => {
    const id = await receivedOrder(db, {
      produtos: [small.idProduto],
      idCliente: customer.idCliente,
      entregueEm: new Date(Date.now() - 120 * DAY_MS),
    })
    await db
      .update(pedidosItens)
      .set({ idSku: small.idAtributoSimples, precoPor: 80_000, total: 80_000 })
      .where(eq(pedidosItens.idPedido, id))
    return id
  })

  return { pedido, larger, customer }
}

/** A violin of this size that the shop has in stock. */
async function violinOf(size: string): Promise<{ idProduto: number; idAtributoSimples: number }> {
  const [found] = await inShopDatabase((db) =>
    db
      .select({ idProduto: skus.idProduto, idAtributoSimples: skus.id })
      .from(skus)
      .innerJoin(produtos, eq(produtos.id, skus.idProduto))
      .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
      .innerJoin(skuAtributos, eq(skuAtributos.idSku, skus.id))
      .innerJoin(atributoValores, eq(atributoValores.id, skuAtributos.idValor))
      .where(
        and(
          eq(produtos.situacao, 'disponivel'),
          eq(categorias.caminho, 'violinos/estudo'),
          eq(atributoValores.label, size),
          gt(skus.estoque, 1),
        ),
      )
      .orderBy(desc(skus.precoPor))
      .limit(1),
  )
  if (!found) throw new Error(`The shop has no violin ${size}.`)

  return found
}

async function tradeOf(pedido: string): Promise<string> {
  const [row] = await inShopDatabase((db) =>
    db.select({ id: trocas.id }).from(trocas).where(eq(trocas.idPedido, pedido)),
  )

  return row?.id ?? ''
}
