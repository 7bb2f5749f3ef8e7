import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '#tests/support/find-browser.ts'
import { busyCores } from '../machine/busy-cores.ts'
import { quiet, serveShop } from '../machine/processes.ts'
import { INTERACTIONS, measureInteraction, type Timing } from './measure-interaction.ts'
import { median, percentile } from './median.ts'
import { productPath } from './product-path.ts'

// Measures how long a phone with a slow processor takes from a tap to the next paint.

/** Milliseconds from the tap to the next paint. */
const AIM = 100

const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '11' },
    /** How many times slower the browser's processor is made. */
    slower: { type: 'string', default: '4' },
    /** Running shops, instead of one of its own; several are measured in turns. */
    url: { type: 'string', multiple: true },
    /** The beginning of the names of the taps to measure. */
    only: { type: 'string', default: '' },
    /** Keeps all cores busy with other work meanwhile. */
    busy: { type: 'boolean', default: false },
  },
})

const executablePath = findBrowser()
// Before the shop, whose start would slow down its own.
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath !== undefined && { executablePath }),
})
const folder = await mkdtemp(join(tmpdir(), 'lira-interactions-'))
const shop = options.url === undefined ? await serveShop({ DATA_DIR: folder, PORT: '0' }) : undefined
const urls = options.url ?? (shop ? [shop.url] : [])
if (shop) await quiet(shop.pid)
const stopBusy = options.busy ? busyCores() : () => {}
try {
  const [first = ''] = urls
  const products = { any: await productPath(first), variants: await productPath(first, 'role="radio"') }
  console.log(
    `${options.times} times each, at 360 px, ${options.slower} times slower${options.busy ? ', all cores busy' : ''}.\n`,
  )
  console.log(
    '| tap | p50 ms to the next paint | p95 | before its handlers | in them | after them | ≤ 100 ms |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const interaction of INTERACTIONS.filter(({ name }) => name.startsWith(options.only))) {
    const timings = urls.map((): Timing[] => [])
    for (let n = 0; n < Number(options.times); n++)
      for (const [i, url] of urls.entries())
        timings[i]?.push(
          await measureInteraction(browser, interaction, { url, products, slower: Number(options.slower) }),
        )
    for (const [i, url] of urls.entries())
      report(interaction.name + (urls.length > 1 ? `, ${url}` : ''), timings[i] ?? [])
  }
} finally {
  stopBusy()
  await browser.close()
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
}

function report(name: string, timings: Timing[]) {
  const durations = timings.map(({ duration }) => duration)
  const p50 = median(durations)
  const parts = (['before', 'handlers', 'after'] as const).map((part) =>
    Math.round(median(timings.map((timing) => timing[part]))),
  )
  console.log(
    `| ${name} | ${p50} | ${percentile(durations, 95)} | ${parts.join(' | ')} | ${p50 <= AIM ? '✓' : '✗'} |`,
  )
  if (!(p50 <= AIM)) process.exitCode = 1
}
