import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Popup } from '#contract/content/content.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { validAt } from '../rows.ts'
import { popups } from '../tables.ts'

type GetPopupInput = { nivel: 'home' | 'detail' | 'page'; dispositivo: 'desktop' | 'mobile' }

/** Returns the popup that is valid now for a kind of page and device, the one that started last, or `data: null`. */
export async function getPopup(
  { db, now, tag }: RequestContext,
  { nivel, dispositivo }: GetPopupInput,
): Promise<{ data: Popup | null }> {
  tag(tags.popup(nivel))
  const [popup] = await db
    .select({ id: popups.numero, tempo: popups.tempo, titulo: popups.titulo, html: popups.html })
    .from(popups)
    .where(
      and(
        eq(popups.nivel, nivel),
        eq(popups.ativo, true),
        inArray(popups.dispositivo, ['todos', dispositivo]),
        validAt(popups, now),
      ),
    )
    .orderBy(sql`${popups.dataInicial} desc nulls last`, desc(popups.id))
    .limit(1)

  return { data: popup ?? null }
}
