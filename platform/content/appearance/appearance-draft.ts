import { isDeepStrictEqual } from 'node:util'
import type { Appearance, AppearanceEditing } from '#contract/content/appearance.ts'
import type { Database } from '#platform/database/connect.ts'
import { appearanceDraft } from '../tables.ts'
import { ORIGINAL_APPEARANCE } from './original-appearance.ts'
import { latestPublication } from './published-appearance.ts'

type Draft = { rascunho: Appearance; versao: number }

/** Returns the draft, and the original appearance as the first one. */
export async function currentDraft(db: Database): Promise<Draft> {
  const [row] = await db
    .select({ rascunho: appearanceDraft.rascunho, versao: appearanceDraft.versao })
    .from(appearanceDraft)

  return row ?? { rascunho: ORIGINAL_APPEARANCE, versao: 1 }
}

/** The same, locked until the transaction ends; creates its row on the first save. */
export async function lockDraft(tx: Database): Promise<Draft> {
  await tx.insert(appearanceDraft).values({ rascunho: ORIGINAL_APPEARANCE }).onConflictDoNothing()
  await tx.select({ id: appearanceDraft.id }).from(appearanceDraft).for('update')

  return currentDraft(tx)
}

/** Returns what the panel edits: the draft, and how it stands to what is published. */
export async function editingState(db: Database): Promise<AppearanceEditing> {
  const [draft, latest] = await Promise.all([currentDraft(db), latestPublication(db)])

  return {
    ...draft,
    publicada: latest && { id: latest.id, em: latest.em.toISOString(), por: latest.por },
    mudou: !isDeepStrictEqual(draft.rascunho, latest?.valor ?? ORIGINAL_APPEARANCE),
  }
}
