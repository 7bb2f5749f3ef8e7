import { join } from 'node:path'
import { type BrowserContext, test } from '@playwright/test'
import { connect } from '#platform/database/connect.ts'
import { runningEmbedded } from '#platform/database/embedded.ts'
import { type Customer, loggedIn } from '../customer.ts'

/**
 * Makes a customer of the test's own, and this browser theirs. Needs the embedded database of the shop under test: where
 * that is another one's (`E2E_URL` without `E2E_DATA_DIR`), the test is skipped.
 */
export async function logIn(
  context: BrowserContext,
  changes: Parameters<typeof loggedIn>[1] = {},
): Promise<Customer> {
  const folder = process.env['E2E_DATA_DIR']
  const url = folder && (await runningEmbedded(join(folder, 'postgres')))
  test.skip(!url, 'The database of this shop is out of reach.')
  const connection = connect(url ?? '', 1)
  try {
    const customer = await loggedIn(connection.db, changes)
    await context.addCookies([
      { name: 'session', value: customer.token, url: process.env['E2E_URL'] ?? '', httpOnly: true },
    ])

    return customer
  } finally {
    await connection.close()
  }
}
