import * as z from 'zod'

/** Carries a label on: buys it, or asks what became of it. `jobs.ts` has the handler. */
export const FOLLOW_LABEL = { name: 'orders.follow-label', data: z.object({ id: z.uuid() }) }
