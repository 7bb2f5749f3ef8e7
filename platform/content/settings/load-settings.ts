import { Settings } from '#contract/settings/settings.ts'
import type { Database } from '#platform/database/connect.ts'
import { configuration } from '../tables.ts'

/** Loads the store's settings from the database; null before the store has been set up. */
export async function loadSettings(db: Database): Promise<Settings | null> {
  const [row] = await db.select({ valor: configuration.valor }).from(configuration)

  return row ? Settings.parse(row.valor) : null
}
