import * as z from 'zod'

/** The queues; `jobs.ts` has their handlers. */
export const LOAD_EXAMPLES = { name: 'catalog.load-examples', data: z.object({}) }

export const REMOVE_EXAMPLES = { name: 'catalog.remove-examples', data: z.object({}) }
