import { eq } from 'drizzle-orm'
import type { WorkshopSettingsForm } from '#contract/orders/workshop/services.ts'
import { DEFAULT_WORKSHOP_SETTINGS, type WorkshopSettings } from '#domain/workshop/workshop-settings.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { oficina } from '../tables.ts'

/** Returns how the workshop works, with the version that a change names. */
export async function readWorkshopSettings(
  db: Database,
): Promise<{ ajustes: WorkshopSettings; versao: number }> {
  const [row] = await db.select({ ajustes: oficina.ajustes, versao: oficina.versao }).from(oficina)

  return row ?? { ajustes: DEFAULT_WORKSHOP_SETTINGS, versao: 0 }
}

/** The same for the panel. */
export function getWorkshopSettings(context: RequestContext): Promise<WorkshopSettingsForm> {
  permit(context, 'configuracao.ver')

  return readWorkshopSettings(context.db)
}

/** Saves how the workshop works. Time that is booked stays booked. Refuses `VersaoAntiga`. */
export function saveWorkshopSettings(
  context: RequestContext,
  { versao, ajustes }: WorkshopSettingsForm,
): Promise<WorkshopSettingsForm> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    const before = await readWorkshopSettings(tx)
    if (before.versao !== versao)
      throw refuse('VersaoAntiga', { versao: before.versao, atual: before.ajustes })
    const saved = { ajustes, versao: versao + 1, alteradoEm: context.now }
    const written = await tx
      .insert(oficina)
      .values(saved)
      .onConflictDoUpdate({ target: oficina.id, set: saved, setWhere: eq(oficina.versao, versao) })
      .returning({ versao: oficina.versao })
    // Two who saved at once.
    if (written.length === 0) throw refuse('VersaoAntiga', { versao: versao + 1, atual: before.ajustes })
    await recordChange(tx, context, {
      acao: 'configuracao.alterada',
      alvo: { tipo: 'configuracao', id: 'oficina', nome: 'Oficina' },
      antes: before.ajustes,
      depois: ajustes,
    })
    await invalidateTags(tx, [tags.services])

    return { ajustes, versao: versao + 1 }
  })
}
