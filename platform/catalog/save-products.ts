import * as z from 'zod'
import type { ProductInput } from '#contract/product-input.ts'
import type { Visit } from '#platform/visit.ts'
import { saveProduct } from './save-product.ts'
import type { Saved } from './saved.ts'

type Step = (saved: Saved, input: ProductInput) => void

/**
 * Saves products that may refer to one another in any order: one that names another which is not there yet is put in
 * without its links, and gets them at the end. `onSaved` hears of each product once, for progress bars.
 */
export async function saveProducts(
  visit: Pick<Visit, 'db'>,
  inputs: AsyncIterable<ProductInput> | Iterable<ProductInput>,
  onSaved: Step = () => {},
): Promise<void> {
  const waiting: ProductInput[] = []
  for await (const input of inputs) {
    const saved = await unlessLinkIsMissing(() => saveProduct(visit, input))
    if (saved) onSaved(saved, input)
    else {
      await saveProduct(visit, { ...input, kit: [], combinacoes: [], relacionados: [] })
      waiting.push(input)
    }
  }
  for (const input of waiting) onSaved(await saveProduct(visit, input), input)
}

async function unlessLinkIsMissing(save: () => Promise<Saved>): Promise<Saved | null> {
  try {
    return await save()
  } catch (error) {
    if (MissingLink.safeParse(error).success) return null
    throw error
  }
}

/** The refusal that the end of the load may mend; a category that is missing stays missing. */
const MissingLink = z.object({
  code: z.literal('ReferenciaInexistente'),
  data: z.object({ campo: z.enum(['kit', 'combinacoes', 'relacionados']) }),
})
