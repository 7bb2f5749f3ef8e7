import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/find-browser.ts'

const browser = findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/open-shop.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine may miss a moment; what passes only the second time is told as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    // Set by `open-shop.ts`; or by hand, to test a shop that is running already.
    baseURL: process.env['E2E_URL'],
    // What a worker fetches for a page can't be watched by a test of the page.
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1366, height: 768 },
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
