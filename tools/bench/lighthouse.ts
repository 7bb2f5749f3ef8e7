import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { serveShop } from './machine/processes.ts'

/** Minimum scores of each page, of 100. */
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Milliseconds of total blocking time that the shell (header, cart, help, footer) may add to a page. */
const SHELL_AIM_MS = 40

/** A page of text in the shell, and a small form in the checkout's frame, which has no shell. */
const [IN_SHELL, WITHOUT] = ['/pagina/termos-de-uso', '/checkout/senha']

/** Visits per page, of which the median counts. */
const VISITS = 5

type Category = keyof typeof AIMS
const CATEGORIES: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

const folder = await mkdtemp(join(tmpdir(), 'lira-lighthouse-'))
const shop = await serveShop({ DATA_DIR: folder, PORT: '0' })
const chrome = await launch({
  chromePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
let failed = false
try {
  for (const path of ['/', '/cordas', await firstProduct()]) {
    // The first visit generates the pictures; a running shop has them.
    await lighthouse(shop.url + path, { port: chrome.port, onlyCategories: ['performance'] })
    const result = await lighthouse(shop.url + path, { port: chrome.port, onlyCategories: CATEGORIES })
    if (!result) throw new Error(`Lighthouse returned no scores for ${path}`)
    report(path, result.lhr)
  }
  const [inShell, without] = [await blockingTime(IN_SHELL), await blockingTime(WITHOUT)]
  const added = Math.max(0, inShell - without)
  console.log(
    `Shell: ${added} ms of blocking time (${inShell} in it, ${without} without; aim ${SHELL_AIM_MS})`,
  )
  failed ||= added > SHELL_AIM_MS
} finally {
  chrome.kill()
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function report(path: string, { categories, audits }: Report) {
  const scores = CATEGORIES.map((category) => ({
    category,
    score: Math.round((categories[category]?.score ?? 0) * 100),
  }))
  console.log(`${path}: ${scores.map(({ category, score }) => `${category} ${score}`).join(', ')}`)
  for (const { category, score } of scores) {
    if (score >= AIMS[category]) continue
    failed = true
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id]
      if (weight > 0 && audit && audit.score !== null && audit.score < 1)
        console.log(`  ${id}: ${audit.displayValue ?? audit.title}`)
    }
  }
}

async function blockingTime(path: string): Promise<number> {
  const times: number[] = []
  for (let context = 0; context < VISITS; context++) {
    const result = await lighthouse(shop.url + path, {
      port: chrome.port,
      onlyAudits: ['total-blocking-time'],
    })
    times.push(Math.round(result?.lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN))
  }

  return times.toSorted((a, b) => a - b)[Math.floor(VISITS / 2)] ?? Number.NaN
}

async function firstProduct(): Promise<string> {
  const sitemap = await (await fetch(`${shop.url}/sitemap-produtos-1.xml`)).text()
  const address = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1]
  if (!address) throw new Error('the sitemap lists no product')
  return new URL(address).pathname
}
