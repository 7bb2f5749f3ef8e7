import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/find-browser.ts'

const browser = findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/open-shop.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: now and then a test waits for a mail or a payment.
  workers: 3,
  // Ends what hangs, and judges no speed: a whole flow takes two minutes on a slow machine. What a test waits for has
  // ends of its own, which say what it was.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // Set by `open-shop.ts`; or by hand, to test a running shop.
    baseURL: process.env['E2E_URL'],
    // A test of the page can't intercept what a service worker fetches for it.
    serviceWorkers: 'block',
    actionTimeout: 40_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1366, height: 768 },
    // Most tests neither see nor wait for motion; those about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
