import type { BrowserContext } from '@playwright/test'
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
