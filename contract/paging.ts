import * as z from 'zod'

/** Which part of a list is asked for. Lists are read forward, a page at a time; 10,000 is as deep as anybody looks. */
export const PageInput = z.object({
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
  porPagina: z.coerce.number().int().min(1).max(200).default(50),
})

/** A part of a list: `total` is how many there are in all that match. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ itens: z.array(item), total: z.int().nonnegative() })
}
