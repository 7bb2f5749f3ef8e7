import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first is Chromium's headless shell, in which a page opens at a third of the cost. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The machine's own Chromium; without one, Playwright uses what it has installed itself. */
export function findBrowser(): string | undefined {
  return NAMES.map(findProgram).find((path) => path !== undefined)
}

export function hasShell(): boolean {
  return findProgram(SHELL) !== undefined
}

function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)

  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
