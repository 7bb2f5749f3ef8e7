import { join } from 'node:path'
import { startShop, temporaryFolder } from '../life/shop.ts'

/**
 * For the browser's tests: the built shop with the demonstration store, on files and a port of its own, until they end. With
 * `E2E_DATABASE_URL`, in a database that was made for this.
 */
export default async function openShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_URL']) return

  const folder = temporaryFolder()
  const database = process.env['E2E_DATABASE_URL']
  const shop = startShop({
    DATA_DIR: folder.path,
    DEMO: '1',
    // Stock, figures and lists that the tests count on are those of the catalogue alone.
    DEMO_HISTORY: '0',
    ALLOW_DEBUG: '1',
    ...(database && { DATABASE_URL: database }),
  })
  process.env['E2E_URL'] = await shop.opened
  process.env['E2E_MAIL'] = join(folder.path, 'mail')
  process.env['E2E_DATA_DIR'] = folder.path

  return async () => {
    shop.process.kill('SIGTERM')
    await shop.ended
    folder.remove()
  }
}
