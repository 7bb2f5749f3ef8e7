import type { Page } from '@playwright/test'

/** Collects the scripts that a page loads from now on: file names are hashes, so they are recognised by their text. */
export function fetchedCode(page: Page): { has: (words: string) => boolean } {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
  })

  return { has: (words) => scripts.some((script) => script.includes(words)) }
}
