import { DEFAULT_WORKSHOP_SETTINGS, type WorkshopSettings } from '#domain/workshop/workshop-settings.ts'
import type { Database } from '#platform/database/connect.ts'
import { oficina } from '../tables.ts'

/** Returns how the workshop works, with the version that a change names. */
export async function readWorkshopSettings(
  db: Database,
): Promise<{ ajustes: WorkshopSettings; versao: number }> {
  const [row] = await db.select({ ajustes: oficina.ajustes, versao: oficina.versao }).from(oficina)

  return row ?? { ajustes: DEFAULT_WORKSHOP_SETTINGS, versao: 0 }
}
