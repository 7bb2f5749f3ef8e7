import { eq, sql } from 'drizzle-orm'
import { parseSelection, selectionQuery } from '#domain/listing/selection.ts'
import { nextVersion } from '#platform/catalog/save-result.ts'
import { landingPages } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/** Replaces a brand's old slug in the rules of landing pages. */
export async function renameBrandInRules(tx: Database, de: string, para: string): Promise<void> {
  const pages = await tx
    .select({ id: landingPages.id, selecao: landingPages.selecao })
    .from(landingPages)
    .where(sql`${`marca=${de}`} = any(string_to_array(${landingPages.selecao}, '&'))`)
    .orderBy(landingPages.id)
  for (const { id, selecao } of pages) {
    const { filtros, ordem } = parseSelection(selecao)
    const marca = filtros.marca.map((slug) => (slug === de ? para : slug)).sort()
    await tx
      .update(landingPages)
      .set({
        selecao: selectionQuery({ filtros: { ...filtros, marca }, ordem }),
        versao: nextVersion(landingPages.versao),
      })
      .where(eq(landingPages.id, id))
    await invalidateTags(tx, [tags.landingPage(id)])
  }
}
