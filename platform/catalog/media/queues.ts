import * as z from 'zod'

/** The queues; `products-jobs.ts` has their handlers. */
export const COMPUTE_SOUNDS = {
  name: 'catalog.compute-sounds',
  data: z.object({ id: z.int32().positive() }),
}

/** Enqueued when a product with computed sounds is saved, whose sheet may be another one now. */
export const REFRESH_SOUNDS = {
  name: 'catalog.refresh-sounds',
  data: z.object({ id: z.int32().positive() }),
}
