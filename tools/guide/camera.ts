import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '#tests/support/find-browser.ts'

const SCREENS = {
  computador: { width: 1366, height: 768 },
  celular: { width: 390, height: 844 },
  /** The pages before one is in are no wider. */
  porta: { width: 560, height: 640 },
}

/** Pixels below the last thing on a page. */
const MARGIN = 16

/** What comes and goes by itself, and what only who stands there knows of. */
const WITHOUT_HINTS = '.mantine-Notifications-root { visibility: hidden !important }'

export type Shot = {
  tela?: keyof typeof SCREENS
  /** Higher than the screen, in pixels, where what matters goes on below it. */
  altura?: number
  /** With the menu and all else around the page, or with what lies over it. */
  inteira?: boolean
  /** Of the page, the section of this name alone. */
  parte?: string
}

type Place = { folder: string; storeUrl: string; port: number }

export type Camera = Awaited<ReturnType<typeof openCamera>>

/**
 * A browser for pictures, in which the store at `port` of this machine has the address `storeUrl`. `take` keeps what its page
 * shows as `<nome>.webp` in `folder`; `finish` removes pictures that nobody took, and answers how many there are.
 */
export async function openCamera({ folder, storeUrl, port }: Place) {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
      `--host-resolver-rules=MAP ${new URL(storeUrl).host} 127.0.0.1:${port}`,
      // As a store behind https would be: passkeys want it.
      `--unsafely-treat-insecure-origin-as-secure=${storeUrl}`,
    ],
  })
  const context = await browser.newContext({
    baseURL: storeUrl,
    viewport: SCREENS.computador,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  const page = await context.newPage()
  const taken = new Set<string>()

  return { page, take, finish, close: () => browser.close() }

  async function take(nome: string, shot: Shot = {}): Promise<void> {
    const screen = SCREENS[shot.tela ?? 'computador']
    await page.setViewportSize({ ...screen, height: shot.altura ?? screen.height })
    await settled(page)
    const file = `${nome}.webp`
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await sharp(await picture(shot))
      .webp({ quality: 70, effort: 6, smartSubsample: true })
      .toFile(join(folder, file))
    taken.add(file)
  }

  async function picture({ tela = 'computador', inteira = tela !== 'computador', parte }: Shot) {
    const still = { animations: 'disabled', caret: 'hide', style: WITHOUT_HINTS } as const
    if (parte !== undefined) return page.getByRole('region', { name: parte }).screenshot(still)

    return page.screenshot({ ...still, ...(!inteira && { clip: await contentOf(page) }) })
  }

  async function finish(): Promise<number> {
    const files = await readdir(folder, { recursive: true })
    for (const file of files.filter((name) => name.endsWith('.webp') && !taken.has(name)))
      await rm(join(folder, file))
    return taken.size
  }
}

/** Where the page itself is on the screen, without the menu beside it and the empty space below it. */
function contentOf(page: Page) {
  return page.getByRole('main').evaluate((main, margin) => {
    const parts = [...main.querySelectorAll('*')].map((part) => part.getBoundingClientRect())
    const { x, y, width } = main.lastElementChild?.getBoundingClientRect() ?? main.getBoundingClientRect()
    const bottom = Math.min(Math.max(...parts.map((part) => part.bottom)) + margin, window.innerHeight)
    return { x: x - margin, y: y - margin, width: width + 2 * margin, height: bottom - y + margin }
  }, MARGIN)
}

/** Until all that the page asked for is there, and its fonts. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}
