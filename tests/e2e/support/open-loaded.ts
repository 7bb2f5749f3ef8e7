import type { Page } from '@playwright/test'
import { hydrated } from './addresses.ts'

/**
 * Opens a page of the shop and waits until it has read the visitor's data, the last request that a page makes by itself,
 * and has acted on it: what a test then misses will not come.
 */
export async function openLoaded(page: Page, path: string): Promise<void> {
  const user = page.waitForResponse((response) => response.url().endsWith('/v2/front/checkout/user'))
  await page.goto(path)
  await hydrated(page)
  await (await user).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
