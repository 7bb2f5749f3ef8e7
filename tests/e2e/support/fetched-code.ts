import type { Page } from '@playwright/test'

/** Collects the scripts that a page loads from now on: file names are hashes, so they are recognised by their text. */
export function fetchedCode(page: Page): { has: (words: string) => boolean } {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
  })

  return { has: (words) => scripts.some((script) => script.includes(words)) }
}

/** Answers a page's requests for the shop's code once `resolve` is called. */
export async function withheldCode(page: Page): Promise<PromiseWithResolvers<void>> {
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })

  return code
}
