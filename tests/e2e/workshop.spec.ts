import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { and, eq, gt, sql } from 'drizzle-orm'
import { categorias, produtos, skus } from '#platform/catalog/tables.ts'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { freshCpf, freshEmail } from './support/fresh-person.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { inMailTo } from './support/shop-mail.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const PHONE = { width: 360, height: 800 }
/** One pixel, as a PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a repair is quoted, approved and paid', async ({ page: panel, context, browser }) => {
  const email = freshEmail()
  await enterPanel(context, 'atendimento')
  await takeIn(panel, email)
  await quote(panel)

  const phone = await browser.newContext({ viewport: PHONE })
  const owner = await phone.newPage()
  await answerConsent(owner)
  const link = await inMailTo(email, /O orçamento está pronto[\s\S]*?href="([^"]*\/oficina\/[^"]*)"/)
  await owner.goto(link)
  await hydrated(owner)
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Rabeca da jornada')
  await expect(owner.getByRole('img', { name: /como chegou/i })).toBeVisible()
  await expectFit(owner)
  await owner.getByLabel('Seu CPF ou CNPJ').fill(freshCpf())
  await owner.getByRole('button', { name: 'Aprovar' }).click()
  const card = owner.getByRole('region', { name: 'Orçamento' })
  await expect(card).toContainText('Aprovado em')
  await expectFit(owner)
  await card.getByRole('link', { name: /^Pagar R\$\s250,00$/ }).click()
  await payByPix(owner, phone)

  await panel.reload()
  await step(panel, 'Começar o serviço')
  await step(panel, 'Está pronta')
  await owner.goto(link)
  await expect(owner.getByText('pronta. Já pode ser retirada.')).toBeVisible()
  await expect(card).toContainText('Pagamento: pago.')
  await step(panel, 'Entregar ao cliente')
  await expect(panel.getByText('Entregue', { exact: true }).first()).toBeVisible()
  await owner.reload()
  await expect(owner.getByText(/: entregue\./)).toBeVisible()
  await phone.close()
})

test('a set-up is chosen before sending, without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(await guitar())
  await page.getByRole('link', { name: 'Escolher a regulagem' }).click()
  await expect(page).toHaveURL(/\/oficina\/regulagem\?sku=\d+$/)
  const service = page.getByRole('region', { name: 'Regulagem completa de guitarra' })
  await service.getByRole('checkbox', { name: /^Regulagem completa de guitarra/ }).check()
  await service.getByRole('group', { name: 'Altura das cordas' }).getByRole('radio').first().check()
  await service.getByRole('radio', { name: /^Flutuante/ }).check()
  await service.getByRole('radio', { name: /^De osso/ }).check()
  await service.getByRole('radio', { name: 'Como o instrumento vem' }).check()
  await page.getByRole('button', { name: 'Ver preço e prazo' }).click()
  await expect(page.getByText(/serviços R\$\s350,00/)).toBeVisible()
  await page.getByRole('button', { name: 'Pôr na sacola com a regulagem' }).click()

  await expect(page).toHaveURL(/\/checkout\/carrinho\/$/)
  await expect(page.getByText(/^Regulagem completa de guitarra: .*350,00.*Flutuante/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mudar regulagem' })).toBeVisible()
  await context.close()
})

test('the choice of services is accessible on a phone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await answerConsent(page)
  await page.goto(await guitar())
  await page.getByRole('link', { name: 'Escolher a regulagem' }).click()
  await expect(page.getByRole('heading', { name: 'Regulagem antes do envio' })).toBeVisible()
  // The shop's colour, instead of the browser's blue.
  await expect(page.getByRole('checkbox').first()).not.toHaveCSS('accent-color', 'auto')
  await expectFit(page)
})

/** Staff takes in an instrument with a picture; leaves its work order open. */
async function takeIn(panel: Page, email: string) {
  await panel.goto('/admin/oficina/ordens/nova')
  await panel.getByRole('textbox', { name: 'Nome', exact: true }).fill('Marisa da Jornada')
  await panel.getByRole('textbox', { name: 'Celular' }).fill('(41) 99876-5432')
  await panel.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await panel.getByRole('textbox', { name: 'Instrumento', exact: true }).fill('Rabeca da jornada')
  await panel.getByRole('button', { name: 'Trinca no tampo' }).click()
  await panel.getByRole('button', { name: 'Cordas velhas' }).click()
  await expect(panel.getByLabel('Condição em que chegou')).toHaveValue('Trinca no tampo. Cordas velhas')
  await panel
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'tampo.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(panel.getByRole('button', { name: 'Tirar tampo.png' })).toBeVisible()
  expect(await violationsOn(panel)).toEqual([])
  await panel.getByRole('button', { name: 'Receber', exact: true }).click()
  await expect(panel.getByRole('heading', { name: /^Ordem \d+$/ })).toBeVisible()
  await expect(panel.getByRole('img', { name: 'Como chegou, foto 1' })).toBeVisible()
}

async function quote(panel: Page) {
  await panel.getByRole('button', { name: 'Fazer orçamento' }).click()
  await panel.getByLabel('Serviço 1').fill('Colar a trinca')
  await panel.getByLabel('Valor').fill('250')
  await panel.getByRole('button', { name: 'Mandar o orçamento' }).click()
  await expect(panel.getByText('Orçamento 1: sem resposta')).toBeVisible()
  expect(await violationsOn(panel)).toEqual([])
}

async function step(panel: Page, name: string) {
  await panel.getByRole('button', { name }).click()
  const dialog = panel.getByRole('dialog')
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toHaveCount(0)
}

async function payByPix(page: Page, context: BrowserContext) {
  await page.getByRole('button', { name: 'Pagar com Pix' }).click()
  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'pague na página do provedor simulado' }).click(),
  ])
  await bank.getByRole('button', { name: 'Pagar agora' }).click()
  await expect(bank.getByRole('status')).toHaveText('paga')
  await expect(page.getByRole('status').filter({ hasText: /^Pago/ })).toBeVisible({ timeout: 30_000 })
}

/** Without violations, and nothing wider than the screen. */
async function expectFit(page: Page) {
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
}

/** Returns the path of the guitar with the longest name that the workshop of the demonstration sets up. */
async function guitar(): Promise<string> {
  const [found] = await inShopDatabase((db) =>
    db
      .select({ path: sql<string>`'/' || ${produtos.slug}` })
      .from(produtos)
      .innerJoin(skus, eq(skus.idProduto, produtos.id))
      .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
      .where(
        and(
          eq(produtos.situacao, 'disponivel'),
          eq(categorias.caminho, 'guitarras/modelo-st'),
          gt(skus.estoque, 5),
        ),
      )
      .orderBy(sql`length(${produtos.nome}) desc`)
      .limit(1),
  )
  if (!found) throw new Error('The shop has no guitar in stock.')

  return found.path
}
