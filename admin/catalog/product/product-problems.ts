import { productFormProblems } from '#domain/product/product-problems.ts'
import { formOf, type ProductDraft } from './product-draft.ts'

export type Problems = Record<string, string>

/** Returns what must be fixed before a product can be saved, by API field name; SKU fields as `skus.0.sku`. */
export function productProblems(draft: ProductDraft): Problems {
  return Object.fromEntries(
    productFormProblems(formOf(draft)).map(({ campo, mensagem }) => [campo, mensagem]),
  )
}
