import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'

/** What a visitor taps: on which page, and what before that. */
type Interaction = {
  name: string
  path: (products: Products) => string
  before?: ((page: Page) => Locator)[]
  target: (page: Page) => Locator
}

/** The paths of any product, and of one with variants. */
type Products = { any: string; variants: string }

const menu = (page: Page) => page.getByRole('button', { name: 'Abrir o menu' })
const branch = (page: Page) => page.locator(`${OPEN} button[aria-expanded]`).first()
const search = (page: Page) => page.getByRole('button', { name: 'Buscar na loja' })
const filters = (page: Page) => page.getByRole('button', { name: /^Filtrar/ })
const facet = (page: Page) =>
  page
    .locator(`${OPEN} label`)
    .filter({ has: page.locator('input:enabled'), visible: true })
    .first()
const variant = (page: Page) => page.getByRole('main').locator('a[role=radio][aria-checked=false]').first()
const buy = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Comprar', exact: true }).first()
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Sacola/ })
const more = (page: Page) =>
  page
    .locator(OPEN)
    .getByRole('button', { name: /^Aumentar/ })
    .first()

/** An open panel. */
const OPEN = 'dialog[data-panel]:is([open], :popover-open)'

const home = () => '/'
const listing = () => '/cordas'
const product = ({ any }: Products) => any

export const INTERACTIONS: readonly Interaction[] = [
  { name: 'Menu', path: home, target: menu },
  { name: 'Um ramo do menu', path: home, before: [menu], target: branch },
  { name: 'Busca', path: home, target: search },
  { name: 'Filtros', path: listing, target: filters },
  { name: 'Um filtro', path: listing, before: [filters], target: facet },
  { name: 'Uma variante', path: ({ variants }) => variants, target: variant },
  { name: 'Comprar', path: product, target: buy },
  { name: 'Sacola', path: product, target: cart },
  { name: 'Mais um', path: product, before: [buy], target: more },
]

/**
 * Milliseconds of one tap, of which `duration` is from the tap to the next paint: `before` its handlers, in them, and
 * `after` them (style, layout, paint).
 */
export type Timing = { duration: number; before: number; handlers: number; after: number }

type Setting = { url: string; products: Products; slower: number }

/** Opens the page as a new visitor on a phone, waits until it is idle, taps, and reads what the browser measured. */
export async function measureInteraction(
  browser: Browser,
  { path, before = [], target }: Interaction,
  { url, products, slower }: Setting,
): Promise<Timing> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(url + path(products), { waitUntil: 'networkidle' })
    await idle(page)
    for (const earlier of before) {
      await earlier(page).scrollIntoViewIfNeeded()
      await tap(session, earlier(page))
      await idle(page)
    }
    await target(page).scrollIntoViewIfNeeded()
    await idle(page)
    await page.evaluate(observe)
    await tap(session, target(page))
    await idle(page)

    return await page.evaluate(() => {
      const { timing } = window as Observed
      if (!timing) throw new Error('the tap took less than 16 ms, or hit nothing')
      return timing
    })
  } finally {
    await context.close()
  }
}

/** How long a finger stays on the screen. */
const PRESS_MS = 80

/** By touch events alone: Playwright's `tap` runs code of its own in the page, slowed down like the page's. */
async function tap(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not visible`)
  const touchPoints = [{ x: box.x + Math.min(box.width / 2, 100), y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await sleep(PRESS_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type Observed = Window & { timing?: Timing }

/** Runs in the page: notes the slowest event of the next tap. */
function observe(): void {
  const page: Observed = window
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { duration, startTime, processingStart, processingEnd, interactionId } = entry
      if (!interactionId || (page.timing && page.timing.duration >= duration)) continue
      page.timing = {
        duration,
        before: processingStart - startTime,
        handlers: processingEnd - processingStart,
        after: Math.max(0, startTime + duration - processingEnd),
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Waits until the page has had nothing to do for a second. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let rested = 0
        let last = performance.now()
        const timer = setInterval(() => {
          const now = performance.now()
          rested = now - last < 80 ? rested + 1 : 0
          last = now
          if (rested < 20) return
          clearInterval(timer)
          done()
        }, 50)
      }),
  )
}
