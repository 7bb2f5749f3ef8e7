import { asc, eq } from 'drizzle-orm'
import { LandingPageInput } from '#contract/catalog/product-input.ts'
import { parseSelection, selectionQuery } from '#domain/listing/selection.ts'
import { claimAddress } from '#platform/catalog/addresses/claim-address.ts'
import { idsOfCategories, idsOfProducts } from '#platform/catalog/product/product-references.ts'
import { sanitizeHtml } from '#platform/catalog/sanitize.ts'
import { nextVersion, type Saved, unlessEqual } from '#platform/catalog/save-result.ts'
import { landingPageItens, landingPages } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/** Creates a landing page, or updates the one with this slug; saving it again changes nothing. */
export async function saveLandingPage(
  { db }: Pick<RequestContext, 'db'>,
  input: LandingPageInput,
): Promise<Saved> {
  const { seo, descricao, selecao, categoria, produtos, ...fields } = readInput(LandingPageInput, input)

  return db.transaction(async (tx) => {
    const [idCategoria = null] = await idsOfCategories(tx, 'categoria', categoria ? [categoria] : [])
    const row = {
      ...fields,
      idCategoria,
      descricao: sanitizeHtml(descricao),
      selecao: selectionQuery(parseSelection(selecao)),
      seoTitle: seo?.title ?? null,
      seoDescription: seo?.description ?? null,
    }
    await claimAddress(tx, row.slug, 'landing-page')
    const [written] = await tx
      .insert(landingPages)
      .values(row)
      .onConflictDoUpdate({
        target: landingPages.slug,
        set: { ...row, versao: nextVersion(landingPages.versao) },
        setWhere: unlessEqual(landingPages, row),
      })
      .returning({ id: landingPages.id })
    const id = written?.id ?? (await idOfPage(tx, row.slug))
    const itemsChanged = await replaceItems(tx, id, await idsOfProducts(tx, 'produtos', produtos))
    if (!written && !itemsChanged) return { id, mudou: false }
    if (!written)
      await tx
        .update(landingPages)
        .set({ versao: nextVersion(landingPages.versao) })
        .where(eq(landingPages.id, id))

    await invalidateTags(tx, [tags.landingPage(id)])
    return { id, mudou: true }
  })
}

async function replaceItems(tx: Database, idLandingPage: number, ids: number[]): Promise<boolean> {
  const before = await tx
    .select({ id: landingPageItens.idProduto })
    .from(landingPageItens)
    .where(eq(landingPageItens.idLandingPage, idLandingPage))
    .orderBy(asc(landingPageItens.posicao))
  if (before.map(({ id }) => id).join() === ids.join()) return false

  await tx.delete(landingPageItens).where(eq(landingPageItens.idLandingPage, idLandingPage))
  const items = ids.map((idProduto, posicao) => ({ idLandingPage, posicao, idProduto }))
  if (items.length > 0) await tx.insert(landingPageItens).values(items)
  return true
}

async function idOfPage(tx: Database, slug: string) {
  const [row] = await tx.select({ id: landingPages.id }).from(landingPages).where(eq(landingPages.slug, slug))
  if (!row) throw new Error(`Landing page ${slug} disappeared while it was being saved.`)

  return row.id
}
