import { asc } from 'drizzle-orm'
import type { PageToComplete } from '#contract/content/pages.ts'
import { findGaps } from '#domain/format/marks/marks.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { currentValues } from '../marks/mark-values.ts'
import { pages } from '../tables.ts'

/** Lists the pages whose texts still lack something, for staff. */
export async function pagesToComplete(context: RequestContext): Promise<PageToComplete[]> {
  permit(context, 'conteudo.ver')

  return pagesWithGaps(context)
}

/**
 * Lists the pages, drafts included, whose texts still lack something: what only the merchant knows
 * (`[Preencha: …]`), or what the settings leave empty. The shop leaves those lines out.
 */
export async function pagesWithGaps(context: RequestContext): Promise<PageToComplete[]> {
  const values = currentValues(context)
  const { id, slug, titulo, resumo, html, seo } = pages
  const rows = await context.db
    .select({ id, slug, titulo, resumo, html, seo })
    .from(pages)
    .orderBy(asc(pages.posicao), asc(pages.slug))

  return rows.flatMap(({ id, slug, titulo, resumo, html, seo }) => {
    const texts = [titulo, resumo, html, seo?.title, seo?.description].filter((text) => text !== undefined)
    const faltas = findGaps(texts.join('\n'), values)

    return faltas.length > 0 ? [{ id, slug, titulo, faltas }] : []
  })
}
