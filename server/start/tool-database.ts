import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Connection, connect } from '#platform/database/connect.ts'
import { runningEmbedded, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Config } from '../config.ts'
import { isLocked, lockDataDir } from './data-dir.ts'
import { checkDatabase } from './database.ts'
import { StartFailure } from './start-failure.ts'
import type { Stop } from './stop.ts'

const CONNECTIONS = 4

/**
 * Opens the shop's database, migrated, for a command: that of `DATABASE_URL`, otherwise the embedded one, shared with a
 * running shop or started for this command. Throws `StartFailure` if `DATA_DIR` contains no store: a command that
 * created one would work on an empty store that nobody sees.
 */
export async function openToolDatabase(config: Config, stop: Stop): Promise<Connection & { url: string }> {
  const url = await openToolUrl(config, stop)
  const connection = connect(url, CONNECTIONS)
  stop.add(connection.close)
  await migrate(connection.pool)

  return { ...connection, url }
}

/** The URL of that database, without migrating it; not through a pooler. */
export async function openToolUrl(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  stop: Stop,
): Promise<string> {
  const url = config.databaseDirectUrl ?? config.databaseUrl ?? (await embeddedUrl(config.dataDir, stop))
  await checkDatabase(url)

  return url
}

async function embeddedUrl(dataDir: string, stop: Stop): Promise<string> {
  const postgres = join(dataDir, 'postgres')
  if (!existsSync(join(postgres, 'data')))
    throw new StartFailure(
      `Não há loja em ${resolve(dataDir)}. Ligue-a primeiro com npm start, ou diga onde ela está por DATA_DIR ou DATABASE_URL.`,
    )
  if (isLocked(dataDir)) {
    const url = await runningEmbedded(postgres)
    if (!url) throw new StartFailure('A loja está abrindo ou fechando; tente de novo em alguns segundos.')
    return url
  }

  const { folder, release } = await lockDataDir(dataDir)
  stop.add(release)
  const embedded = await startEmbedded(join(folder, 'postgres'))
  stop.add(embedded.stop)
  return embedded.url
}
