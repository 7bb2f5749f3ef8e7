import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findBrowser } from '#tests/support/find-browser.ts'

/**
 * The size of a page for a first-time visitor, in bytes after gzip: its document, and every script that a real browser
 * loads for it.
 */
export async function pageWeight(url: string): Promise<{ html: number; javascript: number }> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body().then(gzipped))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const html = gzipped(Buffer.from(await (await fetch(url)).arrayBuffer()))

    return { html, javascript: (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) }
  } finally {
    await browser.close()
  }
}

function gzipped(body: Buffer): number {
  return gzipSync(body, { level: 9 }).byteLength
}
