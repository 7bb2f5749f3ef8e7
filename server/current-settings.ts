import type { Settings } from '#contract/settings/settings.ts'
import { loadSettings } from '#platform/content/settings/load-settings.ts'
import type { Database } from '#platform/database/connect.ts'

/** The store's settings as this process knows them. They have to be `reload`ed before the first use, and when they change. */
export function createCurrentSettings(db: Database) {
  let settings: Settings | null = null

  return {
    current(): Settings {
      if (!settings) throw new Error('The store has no settings yet.')
      return settings
    },

    async reload(): Promise<void> {
      settings = await loadSettings(db)
    },
  }
}

export type CurrentSettings = ReturnType<typeof createCurrentSettings>
