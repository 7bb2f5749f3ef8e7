import type { ProductInput } from '#contract/catalog/product-input.ts'
import type { Saved } from '#platform/catalog/save-result.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type ProductToSave, saveProducts } from './save-products.ts'

/**
 * Creates a product, or updates the one with this slug. Saving the same input again changes nothing. Categories,
 * related and combined products and the SKUs of a kit must exist; a new brand is created.
 */
export async function saveProduct(
  context: Pick<RequestContext, 'db'>,
  input: ProductInput,
  options: Omit<ProductToSave, 'input'> = {},
): Promise<Saved> {
  const [saved] = await saveProducts(context, [{ ...options, input }])
  if (!saved) throw new Error(`Product ${input.slug} was not written.`)

  return saved
}
