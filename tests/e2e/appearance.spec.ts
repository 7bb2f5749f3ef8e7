import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Appearance, AppearanceEditing } from '#contract/content/appearance.ts'
import { LOOK_NAMES } from '#domain/format/appearance/appearance.ts'
import { ORIGINAL_APPEARANCE } from '#platform/content/appearance/original-appearance.ts'
import { answerConsent } from './support/answer-consent.ts'
import { fillCart } from './support/checkout-steps.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

// All of these edit the one draft of the store.
test.describe.configure({ mode: 'serial' })

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" onload="alert(1)"><script>alert(1)</script><rect width="120" height="40" fill="#2d5f48"/></svg>'

// Every test of the shop sees the original one.
for (const visual of LOOK_NAMES.filter((name) => name !== ORIGINAL_APPEARANCE.visual)) {
  test(`the look ${visual} is readable and fits from home to checkout`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await enterPanel(context, 'dono')
    await answerConsent(page)
    await saveDraft(context, { ...ORIGINAL_APPEARANCE, visual })
    const { parametro } = await (
      await context.request.post('/v2/admin/appearance/preview', { headers: own() })
    ).json()
    await fillCart(page)
    for (const path of [
      '/',
      '/cordas',
      '/violino-eagle-ve431-com-estojo-e-arco',
      '/checkout/carrinho',
      '/checkout',
    ]) {
      await page.goto(`${path}?${parametro}`)
      for (const width of [360, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.locator('link[href^="/assets/aparencia-"]')).toHaveCount(1)
        expect(await overflow(page), `${path} at ${width}`).toBe(0)
        expect(await violationsOn(page), `${path} at ${width}`).toEqual([])
      }
    }
  })
}

test('a colour, a logo and a typeface are tried, published, shown everywhere and taken back', {
  tag: '@long',
}, async ({ page, context }) => {
  await enterPanel(context, 'dono')
  await saveDraft(context, ORIGINAL_APPEARANCE)
  await page.goto('/admin/aparencia')

  await page.getByRole('textbox', { name: /^Ação/ }).fill('#ffc400')
  await expect(page.getByText(/A cor de ação se confunde com o fundo/)).toBeVisible()
  await page.getByRole('button', { name: /a mais próxima que se lê/ }).click()
  await expect(page.getByText('Tudo se lê bem sobre o fundo.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Ação/ }).fill('#2d5f48')
  await page.getByRole('combobox', { name: 'Letras' }).selectOption('acolhedora')
  const shown = page.frameLocator('iframe[title="Prévia da loja"]')
  await expect(shown.locator('body')).toHaveCSS('font-family', /^"Nunito Sans Variable"/)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(page.getByAltText('Logo enviado')).toBeVisible()
  const drawn = shown.locator('header [data-logo]').first()
  await expect
    .poll(() => drawn.evaluate((logo) => getComputedStyle(logo, '::before').backgroundImage))
    .toContain('/assets/marca-')
  expect(await violationsOn(page, { except: 'iframe' })).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Rascunho salvo. A loja só muda quando você publicar.')).toBeVisible()
  await expect(shown.locator('header img[src^="/assets/marca-"]').first()).toBeVisible()
  expect(await (await context.request.get('/')).text()).not.toContain('/assets/marca-')

  try {
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(page.getByText('Publicada. A loja já está assim para todos.')).toBeVisible()
    await expect(async () => {
      expect(await (await context.request.get('/')).text()).toMatch(/\/assets\/aparencia-[0-9a-f]{16}\.css/)
    }).toPass()
    const html = await (await context.request.get('/')).text()
    expect(html).toMatch(/icon-512\.png\?v=/)
    const [sheet = ''] = /\/assets\/aparencia-[0-9a-f]{16}\.css/.exec(html) ?? []
    const [logo = ''] = /\/assets\/marca-[0-9a-f]{24}\.svg/.exec(html) ?? []
    const css = await context.request.get(sheet)
    expect(css.headers()['cache-control']).toContain('immutable')
    expect(await css.text()).toContain('--rosewood:#2d5f48')
    const file = await context.request.get(logo)
    expect(file.headers()['content-security-policy']).toContain('sandbox')
    expect(await file.text()).not.toMatch(/script|onload/)
    const manifest = await (await context.request.get('/manifest.webmanifest')).json()
    expect(manifest.icons[0].src).toMatch(/^\/favicon\.svg\?v=/)
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/icon-maskable-512.png', '/og.png'])
      expect((await context.request.get(path)).status(), path).toBe(200)
    const texts = { assunto: '', saudacao: '', encerramento: '', aviso: '' }
    const mail = await context.request.post('/v2/admin/mails/order-received/preview', {
      headers: own(),
      data: texts,
    })
    expect((await mail.json()).html).toMatch(/marca-[0-9a-f]{24}\.png/)
  } finally {
    await page.reload()
    await page
      .getByRole('button', { name: /^Voltar a .*original/ })
      .last()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).last().click()
    await expect(page.getByText('Pronto: a loja voltou a ela.')).toBeVisible()
  }
  await expect(async () => {
    expect(await (await context.request.get('/')).text()).not.toContain('/assets/aparencia-')
  }).toPass()
})

async function saveDraft(context: BrowserContext, rascunho: Appearance): Promise<number> {
  const { versao }: AppearanceEditing = await (await context.request.get('/v2/admin/appearance')).json()
  const answer = await context.request.put('/v2/admin/appearance', {
    headers: own(),
    data: { rascunho, versao },
  })
  expect(answer.status()).toBe(200)

  return versao + 1
}

function own() {
  return { origin: process.env['E2E_URL'] ?? '' }
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
