import { asc, eq } from 'drizzle-orm'
import { ShowcaseInput } from '#contract/catalog/product-input.ts'
import { idsOfCategories, idsOfProducts } from '#platform/catalog/product/product-references.ts'
import { nextVersion, type Saved, unlessEqual } from '#platform/catalog/save-result.ts'
import { vitrineItens, vitrines } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/** Creates a showcase, or updates the one with this hash; saving it again changes nothing. */
export async function saveShowcase({ db }: Pick<RequestContext, 'db'>, input: ShowcaseInput): Promise<Saved> {
  const { produtos, automatica, ...fields } = readInput(ShowcaseInput, input)

  return db.transaction(async (tx) => {
    const caminhos = automatica?.categoria ? [automatica.categoria] : []
    const [idCategoria = null] = await idsOfCategories(tx, 'automatica', caminhos)
    const row = { ...fields, ordem: automatica?.order ?? null, idCategoria }
    const [written] = await tx
      .insert(vitrines)
      .values(row)
      .onConflictDoUpdate({
        target: vitrines.hash,
        set: { ...row, versao: nextVersion(vitrines.versao) },
        setWhere: unlessEqual(vitrines, row),
      })
      .returning({ id: vitrines.id })
    const idVitrine = written?.id ?? (await idOfShowcase(tx, row.hash))
    const itemsChanged = await replaceItems(tx, idVitrine, await idsOfProducts(tx, 'produtos', produtos))
    if (!written && !itemsChanged) return { id: idVitrine, mudou: false }
    if (!written)
      await tx
        .update(vitrines)
        .set({ versao: nextVersion(vitrines.versao) })
        .where(eq(vitrines.id, idVitrine))

    await invalidateTags(tx, [tags.showcase(row.hash)])
    return { id: idVitrine, mudou: true }
  })
}

async function replaceItems(tx: Database, idVitrine: number, ids: number[]): Promise<boolean> {
  const before = await tx
    .select({ id: vitrineItens.idProduto })
    .from(vitrineItens)
    .where(eq(vitrineItens.idVitrine, idVitrine))
    .orderBy(asc(vitrineItens.posicao))
  if (before.map(({ id }) => id).join() === ids.join()) return false

  await tx.delete(vitrineItens).where(eq(vitrineItens.idVitrine, idVitrine))
  const items = ids.map((idProduto, posicao) => ({ idVitrine, posicao, idProduto }))
  if (items.length > 0) await tx.insert(vitrineItens).values(items)
  return true
}

async function idOfShowcase(tx: Database, hash: string) {
  const [row] = await tx.select({ id: vitrines.id }).from(vitrines).where(eq(vitrines.hash, hash))
  if (!row) throw new Error(`Showcase ${hash} disappeared while it was being saved.`)

  return row.id
}
