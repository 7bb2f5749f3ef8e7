import * as z from 'zod'

/** The queue; `products-jobs.ts` has its handler. */
export const COMPUTE_SOUNDS = {
  name: 'catalog.compute-sounds',
  data: z.object({ id: z.int32().positive() }),
}
