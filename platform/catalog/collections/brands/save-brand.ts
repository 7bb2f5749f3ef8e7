import { eq } from 'drizzle-orm'
import { BrandInput } from '#contract/catalog/product-input.ts'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { sanitizeHtml } from '#platform/catalog/sanitize.ts'
import { nextVersion, type Saved, unlessEqual } from '#platform/catalog/save-result.ts'
import { listagem, marcas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'

/** Puts in a brand, or brings the one of this slug up to date; saving it again changes nothing. */
export async function saveBrand({ db }: Pick<RequestContext, 'db'>, input: BrandInput): Promise<Saved> {
  const { imagem, descricao, ...facts } = readInput(BrandInput, input)
  const row = {
    ...facts,
    descricao: sanitizeHtml(descricao),
    imagem: imagem?.arquivo ?? null,
    alt: imagem?.alt ?? '',
  }

  return db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(marcas)
      .values(row)
      .onConflictDoUpdate({
        target: marcas.slug,
        set: { ...row, versao: nextVersion(marcas.versao) },
        setWhere: unlessEqual(marcas, row),
      })
      .returning({ id: marcas.id })
    if (!saved) return { id: await idOfBrand(tx, row.slug), mudou: false }

    await refreshListing(tx, await productsOfBrand(tx, saved.id))
    await invalidateTags(tx, [tags.brands, tags.brand(saved.id), tags.listing])
    return { id: saved.id, mudou: true }
  })
}

async function idOfBrand(tx: Database, slug: string) {
  const [row] = await tx.select({ id: marcas.id }).from(marcas).where(eq(marcas.slug, slug))
  if (!row) throw new Error(`A marca ${slug} sumiu enquanto era salva.`)

  return row.id
}

async function productsOfBrand(tx: Database, idMarca: number) {
  const rows = await tx.select({ id: listagem.idProduto }).from(listagem).where(eq(listagem.idMarca, idMarca))

  return rows.map(({ id }) => id)
}
