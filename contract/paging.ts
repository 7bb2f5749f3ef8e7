import * as z from 'zod'

/** A page of a list, up to page 10,000. */
export const PageInput = z.object({
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
  porPagina: z.coerce.number().int().min(1).max(200).default(50),
})

/** A page of a list: `total` counts all matches. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ itens: z.array(item), total: z.int().nonnegative() })
}
