import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { pdfText } from '#platform/orders/shipping/print/pdf-text.fixtures.ts'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { freshCpf, freshEmail } from './support/fresh-person.ts'
import { openPanelPage } from './support/open-panel-page.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { inMailTo } from './support/shop-mail.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const PHONE = { width: 360, height: 800 }

test('a school gets a quote, reads its PDF, accepts it and pays by Pix', { tag: '@long' }, async ({
  page: panel,
  context,
  browser,
}) => {
  const email = freshEmail()
  await enterPanel(context, 'atendimento')
  await quote(panel, email)
  await expect(panel.getByText('Aberta', { exact: true })).toBeVisible()
  expect(await violationsOn(panel)).toEqual([])
  await panel.getByRole('link', { name: 'Fazer outra versão' }).click()
  await expect(panel.getByRole('radiogroup', { name: 'Frete' }).getByRole('radio').first()).toBeChecked()
  await panel.goBack()

  const phone = await browser.newContext({ viewport: PHONE })
  const school = await phone.newPage()
  await answerConsent(school)
  await school.goto(await inMailTo(email, /href="([^"]*\/proposta\/[^"]*)"/))
  await hydrated(school)
  await expect(school.getByRole('heading', { level: 1 })).toHaveText(/^Proposta nº \d+$/)
  await expect(school.getByText('Para Escola da Jornada.')).toBeVisible()
  await expectFit(school)
  const file = await school.request.get(
    (await school.getByRole('link', { name: 'Baixar em PDF' }).getAttribute('href')) ?? '',
  )
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect(pdfText(await file.body()).replaceAll(/\s+/g, ' ')).toContain('Para: Escola da Jornada')

  await school.getByLabel('CPF ou CNPJ').fill(freshCpf())
  await school.getByLabel('Celular com DDD').fill('(11) 98765-4321')
  await school.getByLabel('Rua ou avenida').fill('Avenida Paulista')
  await school.getByLabel('Número').fill('1000')
  await school.getByRole('button', { name: 'Aceitar e pagar' }).click()
  await expect(school.getByRole('heading', { level: 1 })).toContainText('Pedido')
  await payByPix(school, phone)

  await panel.reload()
  await expect(panel.getByText('Aceita', { exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: /^Pedido \d+$/ })).toBeVisible()

  await openPanelPage(panel, '/admin/propostas')
  await panel.setViewportSize(PHONE)
  const list = panel.locator('[data-rows]')
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await phone.close()
})

test('a shopper makes a quote of the cart, without JavaScript', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/surdina-tourte-redonda-para-violino')
  await page.getByRole('main').getByRole('button', { name: 'Comprar', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\/carrinho\/$/)
  await page.getByText('Baixar orçamento em PDF').click()
  const form = page.locator('form').filter({ hasText: 'Fazer o orçamento' })
  await form.getByLabel('Nome ou razão social').fill('Clara da Jornada')
  await form.getByLabel('E-mail').fill(freshEmail())
  await form.getByRole('button', { name: 'Fazer o orçamento' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Proposta nº \d+$/)
  await expect(page.getByText('O orçamento está pronto')).toBeVisible()
  const pdf = await page.getByRole('link', { name: 'Baixar em PDF' }).getAttribute('href')
  expect((await page.request.get(pdf ?? '')).status()).toBe(200)

  // The quote has ended, and the prices were others.
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await inShopDatabase((db) =>
    db.execute(sql`
      update propostas_versoes set valida_ate = '2020-01-01', linhas = jsonb_set(
        jsonb_set(linhas, '{0,precoPor}', '100'), '{0,total}', '100'
      ) where id_proposta = (select id from propostas where numero = ${Number(/\d+/.exec(title ?? '')?.[0])})`),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Refazer com os preços de hoje' }).click()
  await expect(page.getByText('A proposta tem agora os preços e o estoque de hoje')).toBeVisible()
  await expect(page.getByRole('region', { name: 'O que mudou da versão 1' })).toContainText(
    /O preço de .* mudou/,
  )
  await expect(page.getByText('Vale até')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aceitar e pagar' })).toBeVisible()
  await context.close()
})

/** Staff quotes four pieces below their price, with the freight to a CEP. */
async function quote(panel: Page, email: string) {
  await panel.goto('/admin/propostas')
  await panel.getByRole('link', { name: 'Nova proposta' }).click()
  await panel.getByRole('textbox', { name: 'Nome ou razão social' }).fill('Escola da Jornada')
  await panel.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await panel.getByRole('textbox', { name: 'Acrescentar por nome' }).fill('breu')
  await panel.getByRole('option').filter({ hasText: 'em estoque' }).first().click()
  await panel.getByLabel(/^Quantidade de/).fill('2')
  const price = panel.getByLabel(/^Preço combinado de/)
  const today = Number((await price.inputValue()).replace('.', '').replace(',', '.'))
  await price.fill((today - 1).toFixed(2).replace('.', ','))
  await price.press('Tab')
  await expect(panel.getByText('com R$ 2,00 de desconto')).toBeVisible()
  await panel.getByText('Pelo CEP').click()
  await panel.getByRole('textbox', { name: 'CEP', exact: true }).fill('01310-100')
  await panel.getByRole('button', { name: 'Calcular' }).click()
  await expect(panel.getByRole('radiogroup', { name: 'Frete' }).getByRole('radio').first()).toBeChecked()
  expect(await violationsOn(panel)).toEqual([])
  await panel.getByRole('button', { name: 'Fazer a proposta' }).click()
  await expect(panel.getByRole('heading', { name: /^Proposta \d+$/ })).toBeVisible()
}

async function payByPix(page: Page, context: BrowserContext) {
  await page.getByRole('button', { name: 'Pagar com Pix' }).click()
  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'pague na página do provedor simulado' }).click(),
  ])
  await bank.getByRole('button', { name: 'Pagar agora' }).click()
  await expect(bank.getByRole('status')).toHaveText('paga')
  await expect(page.getByRole('status').filter({ hasText: 'Pagamento aprovado' })).toBeVisible({
    timeout: 30_000,
  })
}

/** Without violations, and nothing wider than the screen. */
async function expectFit(page: Page) {
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
}
