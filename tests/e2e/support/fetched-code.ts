import type { Page } from '@playwright/test'

/** Listens to the scripts that a page fetches from now on: files have no names to know them by, but words of theirs. */
export function fetchedCode(page: Page): { has: (words: string) => boolean } {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
  })

  return { has: (words) => scripts.some((script) => script.includes(words)) }
}
