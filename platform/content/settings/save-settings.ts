import { sql } from 'drizzle-orm'
import { Settings } from '#contract/settings/settings.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { configuration } from '../tables.ts'

/** Saves the store's settings. Returns whether anything changed. */
export function saveSettings({ db }: Pick<RequestContext, 'db'>, settings: Settings): Promise<boolean> {
  const valor = Settings.parse(settings)

  return db.transaction(async (tx) => {
    const changed = await tx
      .insert(configuration)
      .values({ id: 1, valor })
      .onConflictDoUpdate({
        target: configuration.id,
        set: { valor, versao: sql`${configuration.versao} + 1`, atualizadoEm: sql`now()` },
        setWhere: sql`configuracao.valor is distinct from excluded.valor`,
      })
      .returning({ id: configuration.id })
    if (changed.length > 0) await invalidateTags(tx, [tags.settings])

    return changed.length > 0
  })
}
