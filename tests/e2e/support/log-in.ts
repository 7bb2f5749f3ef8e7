import { type BrowserContext, expect } from '@playwright/test'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { inShopDatabase } from './shop-database.ts'

/** Creates a customer for the test, and logs this browser in. */
export async function logIn(
  context: BrowserContext,
  changes: Parameters<typeof loggedIn>[1] = {},
): Promise<Customer> {
  const customer = await inShopDatabase((db) => loggedIn(db, changes))
  await context.addCookies([
    { name: 'session', value: customer.token, url: process.env['E2E_URL'] ?? '', httpOnly: true },
  ])

  return customer
}

/** Waits until the open page has its session, which would otherwise replace the one of a login that follows. */
export async function visiting(context: BrowserContext): Promise<void> {
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'session')).toBe(true)
}
