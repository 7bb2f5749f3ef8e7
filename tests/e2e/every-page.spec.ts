import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { complaintsOf, hydrated, PAGES, UNKNOWN, WIDTHS } from './addresses.ts'

for (const { name, path } of [...PAGES, { name: 'página que não existe', path: UNKNOWN }]) {
  test.describe(name, () => {
    for (const width of [360, 1366]) {
      test(`axe has nothing to say at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await hydrated(page)
        const { violations } = await new AxeBuilder({ page }).analyze()

        expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
      })
    }

    test('is as wide as the screen, in Portuguese, with one title, and complains of nothing', async ({
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
      // The browser itself notes the status of the page that does not exist.
      expect(complaints.filter((text) => path !== UNKNOWN || !text.includes('404'))).toEqual([])
    })
  })
}
