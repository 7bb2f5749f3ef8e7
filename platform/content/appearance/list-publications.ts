import { desc } from 'drizzle-orm'
import type { AppearancePublication } from '#contract/content/appearance.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { appearancePublications } from '../tables.ts'

/** Returns the published versions, newest first. */
export async function listPublications(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: AppearancePublication[]; total: number }> {
  permit(context, 'configuracao.ver')
  const { db } = context
  const [total, rows] = await Promise.all([
    db.$count(appearancePublications),
    db
      .select()
      .from(appearancePublications)
      .orderBy(desc(appearancePublications.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
  ])

  return { total, itens: rows.map((row) => ({ ...row, em: row.em.toISOString() })) }
}
