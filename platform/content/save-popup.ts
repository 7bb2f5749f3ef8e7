import { and, eq } from 'drizzle-orm'
import { type PopupDraft, PopupInput } from '#contract/content-input.ts'
import { publish } from '#platform/publish.ts'
import type { Visit } from '#platform/visit.ts'
import { instantOf } from './rows.ts'
import { sanitizeHtml } from './sanitize.ts'
import { popups } from './tables.ts'

/**
 * Writes a popup in place of the one of that name on that kind of page. One that says something else gets a new id,
 * because browsers remember by id which popups they have shown. Answers whether anything changed.
 */
export function savePopup({ db }: Pick<Visit, 'db'>, draft: PopupDraft): Promise<boolean> {
  const input = PopupInput.parse(draft)
  const popup = {
    ...input,
    html: sanitizeHtml(input.html),
    dataInicial: instantOf(input.dataInicial),
    dataFinal: instantOf(input.dataFinal),
  }
  const { nivel, nome, titulo, html } = popup

  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(popups)
      .where(and(eq(popups.nivel, nivel), eq(popups.nome, nome)))
      .for('update')
    if (before && (before.titulo !== titulo || before.html !== html))
      await tx.delete(popups).where(eq(popups.id, before.id))
    const [after] = await tx
      .insert(popups)
      .values(popup)
      .onConflictDoUpdate({ target: [popups.nivel, popups.nome], set: popup })
      .returning()

    const changed = JSON.stringify(before) !== JSON.stringify(after)
    if (changed) await publish(tx, [`popup:${nivel}`])

    return changed
  })
}
