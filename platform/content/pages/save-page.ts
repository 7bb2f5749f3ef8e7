import { eq, sql } from 'drizzle-orm'
import { type PageDraft, PageInput } from '#contract/content/content-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { sanitizeHtml } from '../sanitize.ts'
import { pageAddresses, pages } from '../tables.ts'

/**
 * Saves an imported institutional page. Parents must come before their children: refuses `CadastroInvalido` for an
 * unknown `mae`. Removes the blocks of a page that was edited as blocks. Returns whether anything changed.
 */
export function savePage({ db }: Pick<RequestContext, 'db'>, draft: PageDraft): Promise<boolean> {
  const input = readInput(PageInput, draft)
  const page = { ...input, html: sanitizeHtml(input.html) }

  return db.transaction(async (tx) => {
    if (page.mae !== null && !(await findPage(tx, page.mae)))
      throw refuse('CadastroInvalido', { motivo: `A página mãe "${page.mae}" não existe.` })
    const before = await findPage(tx, page.slug)
    const changed = await tx
      .insert(pages)
      .values(page)
      .onConflictDoUpdate({
        target: pages.slug,
        set: { ...page, blocos: null, atualizadoEm: sql`now()`, versao: sql`${pages.versao} + 1` },
        setWhere: sql`(paginas.mae, paginas.posicao, paginas.titulo, paginas.resumo, paginas.html, paginas.seo, paginas.indexar)
          is distinct from (excluded.mae, excluded.posicao, excluded.titulo, excluded.resumo, excluded.html, excluded.seo, excluded.indexar)`,
      })
      .returning({ slug: pages.slug })
    if (changed.length === 0) return false
    await tx.delete(pageAddresses).where(eq(pageAddresses.slug, page.slug))

    // Invalidates the page's level too, since its neighbours show the title, and the level it left.
    const levels = before ? [before.mae, page.mae] : [page.mae]
    await invalidateTags(tx, [tags.page(page.slug), ...levels.map(tags.page)])

    return true
  })
}

async function findPage(tx: Database, slug: string) {
  const [page] = await tx.select({ mae: pages.mae }).from(pages).where(eq(pages.slug, slug))

  return page
}
