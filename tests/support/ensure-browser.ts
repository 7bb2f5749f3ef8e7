import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser, hasShell } from './find-browser.ts'

// From the system's packages, which only root may install; otherwise from Playwright's servers.
if (!hasShell() && process.getuid?.() === 0) {
  run('apt-get', ['update', '-q'])
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'])
}
if (!hasBrowser()) run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])

if (!hasBrowser()) {
  console.error('No Chromium found, and none could be installed: install one, and run again.')
  process.exitCode = 1
}

function hasBrowser(): boolean {
  return findBrowser() !== undefined || existsSync(chromium.executablePath())
}

function run(program: string, flags: string[]): void {
  spawnSync(program, flags, { stdio: 'inherit' })
}
