import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '#tests/support/find-browser.ts'
import { busyCores } from '../machine/busy-cores.ts'
import { quiet, serveShop } from '../machine/processes.ts'
import { median } from './median.ts'
import { productPath } from './product-path.ts'

// Measures pages with Lighthouse, as a phone, several times each: the median counts.

/** Minimum scores of each page, of 100. */
const AIMS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Milliseconds of total blocking time, of a page and as much as the shell (header, cart, help, footer) may add. */
const BLOCKING_AIM_MS = 100
const SHELL_AIM_MS = 40

/** A page of text in the shell, and a small form in the checkout's frame, which has no shell. */
const [IN_SHELL, WITHOUT] = ['/pagina/termos-de-uso', '/checkout/senha']

const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    /** Keeps all cores busy with other work meanwhile. */
    busy: { type: 'boolean', default: false },
    /** A running shop, instead of one of its own. */
    url: { type: 'string' },
  },
})

type Category = keyof typeof AIMS
const CATEGORIES: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

const chromePath = process.env['CHROME_PATH'] ?? findBrowser()
const chrome = await launch({
  ...(chromePath !== undefined && { chromePath }),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const folder = await mkdtemp(join(tmpdir(), 'lira-lighthouse-'))
const shop = options.url === undefined ? await serveShop({ DATA_DIR: folder, PORT: '0' }) : undefined
const url = options.url ?? shop?.url ?? ''
const pages = ['/', '/cordas', await productPath(url)]
// The first visit generates the pictures; a running shop has them.
for (const path of pages) await visit(path)
// A fresh shop computes sounds for its first minutes.
if (shop) await quiet(shop.pid)
const stopBusy = options.busy ? busyCores() : () => {}
let failed = false
try {
  for (const path of pages) report(path, await visits(path))
  const blocking = async (path: string) => median((await visits(path)).map(blockingTime))
  const [inShell, without] = [await blocking(IN_SHELL), await blocking(WITHOUT)]
  const added = Math.max(0, inShell - without)
  console.log(
    `Shell: ${added} ms of blocking time (${inShell} in it, ${without} without; aim ${SHELL_AIM_MS})`,
  )
  failed ||= added > SHELL_AIM_MS
} finally {
  stopBusy()
  chrome.kill()
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

async function visits(path: string): Promise<Report[]> {
  const reports: Report[] = []
  for (let n = 0; n < Number(options.times); n++) reports.push(await visit(path))

  return reports
}

async function visit(path: string): Promise<Report> {
  const result = await lighthouse(url + path, { port: chrome.port, onlyCategories: CATEGORIES })
  if (!result) throw new Error(`Lighthouse returned no scores for ${path}`)

  return result.lhr
}

function report(path: string, reports: Report[]) {
  const scores = CATEGORIES.map((category) => ({
    category,
    score: median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
  }))
  const blocking = median(reports.map(blockingTime))
  console.log(
    `${path}: ${scores.map(({ category, score }) => `${category} ${score}`).join(', ')}, ${blocking} ms of blocking time`,
  )
  failed ||= blocking > BLOCKING_AIM_MS
  for (const { category, score } of scores) {
    if (score >= AIMS[category]) continue
    failed = true
    const last = reports.at(-1)
    for (const { id, weight } of last?.categories[category]?.auditRefs ?? []) {
      const audit = last?.audits[id]
      if (weight > 0 && audit && audit.score !== null && audit.score < 1)
        console.log(`  ${id}: ${audit.displayValue ?? audit.title}`)
    }
  }
}

function blockingTime({ audits }: Report): number {
  return Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN)
}
