import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.ts'

/** In this order: from Playwright's servers; from the system's packages, which only root may install. */
const WAYS: [string, string[]][] = [
  [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']],
  ['apt-get', ['update', '-q']],
  ['apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']],
]

for (const [program, flags] of WAYS) {
  if (findBrowser()) break
  if (program === 'apt-get' && process.getuid?.() !== 0) break
  spawnSync(program, flags, { stdio: 'inherit' })
}

if (!findBrowser()) {
  console.error('No Chromium found, and none could be installed: install one, and run again.')
  process.exitCode = 1
}
