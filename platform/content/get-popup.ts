import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Popup } from '#contract/content.ts'
import type { Visit } from '#platform/visit.ts'
import { popups } from './tables.ts'

type Nivel = 'home' | 'detail' | 'page'

/** The active popup of a kind of page, or `data: null`. */
export async function getPopup(
  { db, tag }: Visit,
  { nivel }: { nivel: Nivel },
): Promise<{ data: z.infer<typeof Popup> | null }> {
  tag(`popup:${nivel}`)
  const [popup] = await db
    .select({ id: popups.id, tempo: popups.tempo, titulo: popups.titulo, html: popups.html })
    .from(popups)
    .where(and(eq(popups.nivel, nivel), eq(popups.ativo, true)))

  return { data: popup ?? null }
}
