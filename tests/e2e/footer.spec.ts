import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { logIn } from './support/log-in.ts'

const COLUMNS = ['Contato', 'Redes sociais', 'Institucional', 'Conta', 'Ajuda', 'Para músicos']

test('columns, payment strip, seals, credits, legal line and hours are at the foot of the page', async ({
  page,
}) => {
  await page.goto('/marcas')
  await hydrated(page)

  await expect(footer(page).locator('summary')).toHaveText(COLUMNS)
  for (const name of ['Visa', 'Elo', 'Hipercard', 'Citi', 'Pix', 'Boleto'])
    await expect(
      footer(page).getByRole('region', { name: 'Formas de pagamento' }).getByAltText(name),
    ).toBeAttached()
  await expect(footer(page).getByRole('region', { name: 'Compra segura' }).getByRole('img')).not.toHaveCount(
    0,
  )
  await expect(footer(page)).toContainText('Powered by')
  await expect(footer(page)).toContainText('Developed by')
  // Decreto 7.962/2013: who sells, and where.
  await expect(footer(page)).toContainText(
    'Lira Demonstração Comércio de Instrumentos Musicais Ltda. CNPJ 12.345.678/0001-95. Praça da Sé, 1001',
  )
  await expect(footer(page)).toContainText('Segunda a sexta, das 9h às 18h')
  await expect(footer(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(footer(page).getByRole('link', { name: 'Instagram' })).toHaveAttribute('target', '_blank')
})

test('before anybody scrolls to it, the footer is judged against its own background, however long it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/cordas')
  // Higher than the place that is reserved for it.
  await page.addStyleTag({ content: 'footer { contain-intrinsic-block-size: auto 20rem !important }' })
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast'])
  const { violations } = await axe.include('footer').analyze()

  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
})

test('the account column has the links of the account menu, and leads into the account only after login', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await expect(column(page, 'Conta').getByRole('link')).toHaveText(['Entrar', 'Cadastrar'])

  await logIn(context)
  await page.goto('/marcas')
  await hydrated(page)
  await expect(column(page, 'Conta').getByRole('link')).toHaveText([
    'Entrar',
    'Cadastrar',
    'Minha conta',
    'Meus pedidos',
    'Rastrear meu pedido',
    'Favoritos',
  ])
})

test('columns fold at 768 px one by one, and are open above', { tag: '@long' }, async ({ page }) => {
  await answerConsent(page)
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/marcas')
  await hydrated(page)
  for (const name of COLUMNS) await expect(column(page, name).getByRole('listitem').first()).toBeHidden()
  await column(page, 'Ajuda').locator('summary').click()
  await expect(column(page, 'Ajuda').getByRole('link', { name: 'Garantia' })).toBeVisible()
  await expect(column(page, 'Conta').getByRole('link', { name: 'Entrar' })).toBeHidden()
  await page.setViewportSize({ width: 769, height: 900 })

  for (const name of COLUMNS) await expect(column(page, name).getByRole('listitem').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('everything can be read on a phone too', { tag: '@long' }, async ({ page }) => {
    await page.goto('/marcas')

    for (const name of COLUMNS) await expect(column(page, name).getByRole('listitem').first()).toBeVisible()
    await expect(footer(page).getByRole('link', { name: 'Preferências de cookies' })).toHaveAttribute(
      'href',
      '/pagina/politica-de-cookies',
    )
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('lazy parts load their code after the first tap is painted', { tag: '@long' }, async ({ page }) => {
    await page.goto('/cordas')
    // The page's own scripts start once its pictures are painted, or at the tap.
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      performance.mark('before-tap')
      const painted = () => requestAnimationFrame(() => performance.mark('painted'))
      addEventListener('pointerdown', painted, { once: true, capture: true })
    })
    await page.touchscreen.tap(180, 370)

    await expect.poll(async () => (await loadedAfterTap(page)).length).toBeGreaterThan(0)
    expect((await loadedAfterTap(page)).filter(({ afterPaint }) => !afterPaint)).toEqual([])
  })
})

const footer = (page: Page) => page.getByRole('contentinfo')
const column = (page: Page, name: string) =>
  footer(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name, exact: true, includeHidden: true }) })

function loadedAfterTap(page: Page): Promise<{ name: string; afterPaint: boolean }[]> {
  return page.evaluate(() => {
    const [before, painted] = ['before-tap', 'painted'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime,
    )
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime >= Number(before))
      .map(({ name, startTime }) => ({ name, afterPaint: startTime >= Number(painted) }))
  })
}
