import * as z from 'zod'

/** A page of a list, up to page 10,000. */
export const PageInput = z.object({
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
  porPagina: z.coerce.number().int().min(1).max(200).default(50),
})

/** Lists of products, SKUs, orders and customers count up to this: more would take longer the more of them there are. */
export const MAX_COUNTED = 10_000

/** A page of a list: `total` counts all matches, up to `MAX_COUNTED` where its list says so. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ itens: z.array(item), total: z.int().nonnegative() })
}
