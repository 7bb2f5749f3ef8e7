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

for (const visual of LOOK_NAMES) {
  test(`the look ${visual} is readable and fits from home to checkout`, async ({ page, context }) => {
    test.setTimeout(180_000)
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
      for (const width of [360, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`${path}?${parametro}`)
        await expect(page.locator('link[href^="/assets/aparencia-"]')).toHaveCount(
          visual === 'atelie' ? 0 : 1,
        )
        expect(await overflow(page), `${path} at ${width}`).toBe(0)
        expect(await violationsOn(page), `${path} at ${width}`).toEqual([])
      }
    }
  })
}

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
