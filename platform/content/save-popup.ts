import { sql } from 'drizzle-orm'
import { type PopupDraft, PopupInput } from '#contract/content-input.ts'
import { publish } from '#platform/publish.ts'
import type { Visit } from '#platform/visit.ts'
import { sanitizeHtml } from './sanitize.ts'
import { popups } from './tables.ts'

/**
 * Writes the popup of one kind of page. A changed one gets a new id, because browsers remember by id which popups
 * they have shown. Answers whether anything changed.
 */
export function savePopup({ db }: Pick<Visit, 'db'>, draft: PopupDraft): Promise<boolean> {
  const input = PopupInput.parse(draft)
  const popup = { ...input, html: sanitizeHtml(input.html) }

  return db.transaction(async (tx) => {
    const { nivel, tempo, titulo, html, ativo } = popup
    const changed = await tx
      .delete(popups)
      .where(
        sql`${popups.nivel} = ${nivel} and (${popups.tempo}, ${popups.titulo}, ${popups.html}, ${popups.ativo}) is distinct from (${tempo}::int, ${titulo}, ${html}, ${ativo}::boolean)`,
      )
      .returning({ id: popups.id })
    const inserted = await tx
      .insert(popups)
      .values(popup)
      .onConflictDoNothing({ target: popups.nivel })
      .returning({ id: popups.id })
    if (changed.length + inserted.length > 0) await publish(tx, [`popup:${nivel}`])

    return changed.length + inserted.length > 0
  })
}
