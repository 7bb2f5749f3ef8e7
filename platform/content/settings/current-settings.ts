import { Settings } from '#contract/settings/settings.ts'
import type { Database } from '#platform/database/connect.ts'
import { configuration } from '../tables.ts'

/** Returns the settings with their version; the store must have been set up. */
export async function currentSettings(db: Database): Promise<{ versao: number; settings: Settings }> {
  const [row] = await db.select().from(configuration)
  if (!row) throw new Error('A loja ainda não foi configurada.')

  return { versao: row.versao, settings: Settings.parse(row.valor) }
}

/** The same, locked until the transaction ends. */
export async function lockSettings(tx: Database): Promise<{ versao: number; settings: Settings }> {
  await tx.select({ id: configuration.id }).from(configuration).for('update')

  return currentSettings(tx)
}
