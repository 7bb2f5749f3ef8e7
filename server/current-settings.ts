import type { Settings } from '#contract/settings/settings.ts'
import { loadSettings } from '#platform/content/settings/load-settings.ts'
import type { Database } from '#platform/database/connect.ts'

/** Holds the store's settings in this process. Call `reload` before the first use, and when they change. */
export function createCurrentSettings(db: Database) {
  let settings: Settings | null = null

  return {
    current(): Settings {
      if (!settings) throw new Error("The store's settings have not been loaded yet.")
      return settings
    },

    async reload(): Promise<void> {
      settings = await loadSettings(db)
    },
  }
}

export type CurrentSettings = ReturnType<typeof createCurrentSettings>
