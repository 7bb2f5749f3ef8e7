import { join } from 'node:path'
import { startEmbedded } from '#platform/database/embedded.ts'
import { runningEmbedded } from '#platform/database/running-embedded.ts'
import type { Config } from '#server/config.ts'
import { holdDataDir, isHeld } from '#server/data-dir.ts'
import { StartFailure } from '#server/start-failure.ts'

/** The shop's database, whether the shop is open (then its own is used) or closed (then it is started for as long as needed). */
export async function openShopDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<{ url: string; close: () => Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined }
  const folder = join(dataDir, 'postgres')
  if (isHeld(dataDir)) {
    const url = await runningEmbedded(folder)
    if (!url) throw new StartFailure('A loja está abrindo ou fechando; tente de novo em alguns segundos.')
    return { url, close: async () => undefined }
  }

  const { release } = await holdDataDir(dataDir)
  const database = await startEmbedded(folder)
  return {
    url: database.url,
    async close() {
      await database.stop()
      release()
    },
  }
}
