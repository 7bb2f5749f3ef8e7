import { inArray, like, or } from 'drizzle-orm'
import type { PanelProduct, ProductForm } from '#contract/catalog/products.ts'
import { enderecos, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { copyMedia } from '../../media/copy-media.ts'
import { panelProduct } from './admin-product.ts'
import { putIn } from './save-admin-product.ts'

/**
 * Creates a copy of a product: not in the shop, without schedule and stock, with its own codes and slug, and the sounds
 * and turning pictures of the original.
 */
export async function duplicateProduct(
  context: RequestContext,
  { id }: { id: number },
): Promise<{ id: number }> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const copy = await copyOf(tx, await panelProduct(tx, id))
    const saved = await putIn(tx, context, copy, 'produto.duplicado')
    await copyMedia(tx, id, saved.id)
    return { id: saved.id }
  })
}

async function copyOf(tx: Database, product: PanelProduct): Promise<ProductForm> {
  const codeOf = await freeCodes(
    tx,
    product.skus.map(({ sku }) => sku),
  )

  return {
    ...product,
    slug: await freeSlug(tx, product.slug),
    nome: `${product.nome.slice(0, 110)} (cópia)`,
    situacao: 'inativo',
    publicarEm: null,
    retirarEm: null,
    promocao: null,
    // An EAN belongs to one article, so the copy gets none.
    skus: product.skus.map((sku) => ({
      ...sku,
      id: null,
      sku: codeOf(sku.sku),
      ean: null,
      estoque: 0,
      previsaoReposicao: null,
      precoPromocional: null,
    })),
  }
}

async function freeSlug(tx: Database, slug: string): Promise<string> {
  const stem = `${slug.slice(0, 105)}-copia`.replace(/-+/g, '-')
  const taken = await tx
    .select({ slug: enderecos.slug })
    .from(enderecos)
    .where(or(inArray(enderecos.slug, [stem]), like(enderecos.slug, `${stem}-%`)))

  return firstFree(stem, new Set(taken.map((row) => row.slug)))
}

async function freeCodes(tx: Database, codes: string[]): Promise<(sku: string) => string> {
  const stems = new Map(codes.map((sku) => [sku, `${sku.slice(0, 40)}-copia`]))
  const taken = await tx
    .select({ sku: skus.sku })
    .from(skus)
    .where(or(...[...stems.values()].map((stem) => like(skus.sku, `${escapeLike(stem)}%`))))
  const used = new Set(taken.map(({ sku }) => sku))
  const names = new Map(
    codes.map((sku) => {
      const free = firstFree(stems.get(sku) ?? sku, used)
      used.add(free)
      return [sku, free]
    }),
  )

  return (sku) => names.get(sku) ?? sku
}

/** `corda-copia`, or `corda-copia-2` and so on if it is taken. */
function firstFree(stem: string, taken: ReadonlySet<string>): string {
  if (!taken.has(stem)) return stem
  let n = 2
  while (taken.has(`${stem}-${n}`)) n++

  return `${stem}-${n}`
}
