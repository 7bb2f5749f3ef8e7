import { productFormProblems } from '#domain/product/product-problems.ts'
import { formOf, type ProductDraft } from './product-draft.ts'

export type Problems = Record<string, string>

/** What has to be mended before a product can be saved, by its field as the API names it; SKUs' by `skus.0.sku`. */
export function productProblems(draft: ProductDraft): Problems {
  return Object.fromEntries(
    productFormProblems(formOf(draft)).map(({ campo, mensagem }) => [campo, mensagem]),
  )
}
