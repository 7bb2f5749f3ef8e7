import { and, eq } from 'drizzle-orm'
import { type PopupDraft, PopupInput } from '#contract/content/content-input.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { popups } from '../tables.ts'
import { writePopup } from './write-popup.ts'

/** Saves a popup under its name and kind of page. Returns whether anything changed. */
export function savePopup({ db }: Pick<RequestContext, 'db'>, draft: PopupDraft): Promise<boolean> {
  const input = readInput(PopupInput, draft)

  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(popups)
      .where(and(eq(popups.nivel, input.nivel), eq(popups.nome, input.nome)))
      .for('update')

    return (await writePopup(tx, before, input)) !== before
  })
}
