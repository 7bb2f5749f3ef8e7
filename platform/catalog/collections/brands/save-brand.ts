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
import { tags } from '#platform/infrastructure/tags.ts'
import { brandId } from './brand-rows.ts'

/** Creates a brand, or updates the one with this slug; saving it again changes nothing. */
export async function saveBrand({ db }: Pick<RequestContext, 'db'>, input: BrandInput): Promise<Saved> {
  const { imagem, descricao, ...fields } = readInput(BrandInput, input)
  const row = {
    ...fields,
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
  const id = await brandId(tx, slug)
  if (id === null) throw new Error(`Brand ${slug} disappeared while it was being saved.`)

  return id
}

async function productsOfBrand(tx: Database, idMarca: number) {
  const rows = await tx.select({ id: listagem.idProduto }).from(listagem).where(eq(listagem.idMarca, idMarca))

  return rows.map(({ id }) => id)
}
