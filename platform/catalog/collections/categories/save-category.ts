import { eq } from 'drizzle-orm'
import { CategoryInput } from '#contract/catalog/product-input.ts'
import { claimAddress } from '#platform/catalog/addresses/claim-address.ts'
import { countedScopeCondition } from '#platform/catalog/listing/listing-scope.ts'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { sanitizeHtml } from '#platform/catalog/sanitize.ts'
import { nextVersion, type Saved, unlessEqual } from '#platform/catalog/save-result.ts'
import { categorias, listagem } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/** Creates a category, or updates the one at this path; saving it again changes nothing. Its parent must exist. */
export async function saveCategory({ db }: Pick<RequestContext, 'db'>, input: CategoryInput): Promise<Saved> {
  const { caminho, imagem, seo, descricao, ...fields } = readInput(CategoryInput, input)
  const slugs = caminho.split('/')
  const slug = slugs.at(-1) ?? ''

  return db.transaction(async (tx) => {
    const pai = await parentOf(tx, caminho)
    if (!pai) await claimAddress(tx, slug, 'categoria')
    const row = {
      ...fields,
      caminho,
      slug,
      nivel: slugs.length,
      idPai: pai,
      descricao: sanitizeHtml(descricao),
      imagem: imagem?.arquivo ?? null,
      alt: imagem?.alt ?? '',
      seoTitle: seo?.title ?? null,
      seoDescription: seo?.description ?? null,
    }
    const [saved] = await tx
      .insert(categorias)
      .values(row)
      .onConflictDoUpdate({
        target: categorias.caminho,
        set: { ...row, versao: nextVersion(categorias.versao) },
        setWhere: unlessEqual(categorias, row),
      })
      .returning({ id: categorias.id })
    if (!saved) return { id: (await idOfCategory(tx, caminho)) ?? 0, mudou: false }

    await refreshListing(tx, await productsOfCategory(tx, saved.id))
    await invalidateTags(tx, [tags.categories, tags.category(saved.id), tags.address(`/${caminho}`)])
    return { id: saved.id, mudou: true }
  })
}

async function parentOf(tx: Database, caminho: string): Promise<number | null> {
  const parent = caminho.split('/').slice(0, -1).join('/')
  if (parent === '') return null
  const id = await idOfCategory(tx, parent)
  if (id === null) throw refuse('ReferenciaInexistente', { campo: 'caminho', valor: parent })

  return id
}

async function idOfCategory(tx: Database, caminho: string): Promise<number | null> {
  const [row] = await tx.select({ id: categorias.id }).from(categorias).where(eq(categorias.caminho, caminho))

  return row?.id ?? null
}

/**
 * Products whose listing rows change with the category: searches find them by the names of all their categories, and
 * cards show key attributes.
 */
async function productsOfCategory(tx: Database, idCategoria: number) {
  const rows = await tx
    .select({ id: listagem.idProduto })
    .from(listagem)
    .where(countedScopeCondition('categoria', idCategoria))

  return rows.map(({ id }) => id)
}
