import { join } from 'node:path'
import { test } from '@playwright/test'
import { type Connection, connect } from '#platform/database/connect.ts'
import { runningEmbedded } from '#platform/database/embedded/embedded.ts'

/**
 * Writes what no endpoint of the shop under test writes. Needs its database (`E2E_DATABASE_URL`) or its embedded one;
 * if neither is known (`E2E_URL` without `E2E_DATA_DIR`), the test is skipped.
 */
export async function inShopDatabase<T>(use: (db: Connection['db']) => Promise<T>): Promise<T> {
  const folder = process.env['E2E_DATA_DIR']
  const url = process.env['E2E_DATABASE_URL'] ?? (folder && (await runningEmbedded(join(folder, 'postgres'))))
  test.skip(!url, 'The database of this shop is out of reach.')
  const connection = connect(url ?? '', 1)
  try {
    return await use(connection.db)
  } finally {
    await connection.close()
  }
}
