import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '#tests/support/find-browser.ts'

const SCREENS = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  /** Pages before the login are at most this wide. */
  login: { width: 560, height: 640 },
}

/** Pixels below the last element of a page. */
const MARGIN = 16

/** Hides notifications, which appear and disappear. */
const WITHOUT_HINTS = '.mantine-Notifications-root { visibility: hidden !important }'

export type Shot = {
  screen?: keyof typeof SCREENS
  /** Extra height in pixels, if the content continues below the screen. */
  height?: number
  /** Includes the menu and everything around the page, or an overlay. */
  wholePage?: boolean
  /** Only the section of the page with this name. */
  section?: string
}

type Place = { folder: string; storeUrl: string; port: number }

export type Camera = Awaited<ReturnType<typeof openCamera>>

/**
 * Opens a browser for pictures, in which the store at `port` of this machine has the address `storeUrl`. `take` saves
 * the current page as `<name>.webp` in `folder`; `finish` removes pictures that were not taken, and returns how many
 * there are.
 */
export async function openCamera({ folder, storeUrl, port }: Place) {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
      `--host-resolver-rules=MAP ${new URL(storeUrl).host} 127.0.0.1:${port}`,
    ],
  })
  const context = await browser.newContext({
    baseURL: storeUrl,
    viewport: SCREENS.desktop,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  // The panel offers passkeys, as on a store behind https: browsers have them on secure pages only.
  await context.addInitScript(() => Object.assign(window, { PublicKeyCredential: class {} }))
  const page = await context.newPage()
  const taken = new Set<string>()

  return { page, take, finish, close: () => browser.close() }

  async function take(name: string, shot: Shot = {}): Promise<void> {
    const screen = SCREENS[shot.screen ?? 'desktop']
    await page.setViewportSize({ ...screen, height: shot.height ?? screen.height })
    await settled(page)
    const file = `${name}.webp`
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await sharp(await picture(shot))
      .webp({ quality: 70, effort: 6, smartSubsample: true })
      .toFile(join(folder, file))
    taken.add(file)
  }

  async function picture({ screen = 'desktop', wholePage = screen !== 'desktop', section }: Shot) {
    const still = { animations: 'disabled', caret: 'hide', style: WITHOUT_HINTS } as const
    if (section !== undefined) return page.getByRole('region', { name: section }).screenshot(still)

    return page.screenshot({ ...still, ...(!wholePage && { clip: await contentOf(page) }) })
  }

  async function finish(): Promise<number> {
    const files = await readdir(folder, { recursive: true })
    for (const file of files.filter((name) => name.endsWith('.webp') && !taken.has(name)))
      await rm(join(folder, file))
    return taken.size
  }
}

/** The area of the page on the screen, without the menu beside it and the empty space below it. */
function contentOf(page: Page) {
  return page.getByRole('main').evaluate((main, margin) => {
    const parts = [...main.querySelectorAll('*')].map((part) => part.getBoundingClientRect())
    const { x, y, width } = main.lastElementChild?.getBoundingClientRect() ?? main.getBoundingClientRect()
    const bottom = Math.min(Math.max(...parts.map((part) => part.bottom)) + margin, window.innerHeight)
    return { x: x - margin, y: y - margin, width: width + 2 * margin, height: bottom - y + margin }
  }, MARGIN)
}

/** Waits until every request of the page and its fonts have finished. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}
