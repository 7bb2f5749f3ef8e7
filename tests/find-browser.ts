import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The Chromium to test with: the machine's own, or the one that Playwright has installed. */
export function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const own = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))

  return [...own, chromium.executablePath()].find((path) => existsSync(path))
}
