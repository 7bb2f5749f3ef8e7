import { expect, type Page, test } from '@playwright/test'
import { complaintsOf } from './support/addresses.ts'
import { openPanelPage } from './support/open-panel-page.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

// Pages of the menu, distributed over parallel tests. `npm test` visits those of the first.
const SHARES = [0, 1, 2, 3, 4, 5]

for (const share of SHARES)
  test(`pages of the panel's menu pass axe, fit the screen and log no errors (${share + 1} of ${SHARES.length})`, {
    tag: share > 0 ? '@long' : [],
  }, async ({ page, context }) => {
    await enterPanel(context, 'dono')
    const complaints = complaintsOf(page)
    const paths = (await pathsOfMenu(page)).filter((_, i) => i % SHARES.length === share)
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1366, height: 800 })
        await openPanelPage(page, path)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
        expect.soft(await violationsOn(page), path).toEqual([])
        await page.setViewportSize({ width: 360, height: 740 })
        // The menu slides away first.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(360)
      })
    expect(complaints).toEqual([])
  })

async function pathsOfMenu(page: Page): Promise<string[]> {
  // None of the menu's, so that each of them is opened from another.
  await page.goto('/admin/minha-conta')
  const links = page.getByRole('navigation', { name: 'Painel' }).getByRole('link')
  await expect(links.first()).toBeVisible()

  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}
