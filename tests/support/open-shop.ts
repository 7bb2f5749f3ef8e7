import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { DEMO_ACCOUNT } from '#demo/payment-account.ts'
import { connect } from '#platform/database/connect.ts'
import { runningEmbedded } from '#platform/database/embedded/embedded.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { ACCOUNT_TAGS } from '#platform/payments/accounts/account-tags.ts'
import { contasPagamento } from '#platform/payments/accounts/tables.ts'
import { startShop, temporaryFolder } from '../life/shop.ts'

/**
 * For the browser tests: the built shop with the demonstration store, with its own files and port, until they end.
 * `E2E_DATABASE_URL` sets a database that was created for this.
 */
export default async function openShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_URL']) return

  const folder = temporaryFolder()
  const database = process.env['E2E_DATABASE_URL']
  const shop = startShop({
    DATA_DIR: folder.path,
    DEMO: '1',
    // The tests rely on stock and figures of the catalogue alone.
    DEMO_HISTORY: '0',
    ALLOW_DEBUG: '1',
    ...(database && { DATABASE_URL: database }),
  })
  process.env['E2E_URL'] = await shop.opened
  process.env['E2E_MAIL'] = join(folder.path, 'mail')
  process.env['E2E_DATA_DIR'] = folder.path
  await keepDemoAccount(database ?? (await runningEmbedded(join(folder.path, 'postgres'))) ?? '')

  return async () => {
    shop.process.kill('SIGTERM')
    await shop.ended
    folder.remove()
  }
}

/** A test account would take nothing any more as soon as a test adds an account for real money. */
async function keepDemoAccount(url: string): Promise<void> {
  const { db, close } = connect(url, 1)
  await db.update(contasPagamento).set({ ambiente: 'producao' }).where(eq(contasPagamento.id, DEMO_ACCOUNT))
  await invalidateTags(db, ACCOUNT_TAGS)
  await close()
}
