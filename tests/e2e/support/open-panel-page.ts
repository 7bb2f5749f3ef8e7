import { expect, type Page } from '@playwright/test'

/** Follows a link of the open panel to an address with `/admin`, which takes a fraction of loading it. */
export async function openPanelPage(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    document.querySelector('h1')?.setAttribute('data-former', '')
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(page.locator('h1:not([data-former])')).toBeVisible()
}
