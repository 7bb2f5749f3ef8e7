import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, hydrated, PAGES, UNKNOWN, WIDTHS } from './addresses.ts'

// One visit for all that is asked of a page: loading it costs more than asking.
for (const { name, path } of [...PAGES, { name: 'página que não existe', path: UNKNOWN }]) {
  test.describe(name, () => {
    test('is as wide as the screen, in Portuguese, with one title, accessible, and complains of nothing', async ({
      page,
    }) => {
      const complaints = complaintsOf(page)
      await page.goto(path)
      await hydrated(page)

      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
      await expect(page.locator('h1')).toHaveCount(1)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      for (const width of [360, 1366])
        await test.step(`axe has nothing to say at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          expect(await violationsOn(page)).toEqual([])
        })
      // The browser itself notes the status of the page that does not exist.
      expect(complaints.filter((text) => path !== UNKNOWN || !text.includes('404'))).toEqual([])
    })
  })
}

async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()

  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
}
