import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '#tests/support/find-browser.ts'
import { busyCores } from '../machine/busy-cores.ts'
import { quiet, serveShop } from '../machine/processes.ts'
import { INTERACTIONS, measureInteraction, type Timing } from './measure-interaction.ts'
import { median } from './median.ts'
import { productPath } from './product-path.ts'

// Measures how long a phone with a slow processor takes from a tap to the next paint.

/** Milliseconds from the tap to the next paint. */
const AIM = 100

const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '7' },
    /** How many times slower the browser's processor is made. */
    slower: { type: 'string', default: '4' },
    /** A running shop, instead of one of its own. */
    url: { type: 'string' },
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
const url = options.url ?? shop?.url ?? ''
if (shop) await quiet(shop.pid)
const stopBusy = options.busy ? busyCores() : () => {}
try {
  const produto = await productPath(url)
  console.log(
    `${options.times} times each, at 360 px, ${options.slower} times slower${options.busy ? ', all cores busy' : ''}.\n`,
  )
  console.log(
    '| tap | p50 ms to the next paint | longest | before its handlers | in them | after them | ≤ 100 ms |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const interaction of INTERACTIONS) {
    const timings: Timing[] = []
    for (let n = 0; n < Number(options.times); n++)
      timings.push(
        await measureInteraction(browser, interaction, { url, produto, slower: Number(options.slower) }),
      )
    report(interaction.name, timings)
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
    `| ${name} | ${p50} | ${Math.max(...durations)} | ${parts.join(' | ')} | ${p50 <= AIM ? '✓' : '✗'} |`,
  )
  if (!(p50 <= AIM)) process.exitCode = 1
}
