import * as z from 'zod'

/** What is asked for; `jobs.ts` says what it does. */
export const ADVANCE_IMPORT = { name: 'transfers.advance-import', data: z.object({ id: z.uuid() }) }

export const ADVANCE_EXPORT = { name: 'transfers.advance-export', data: z.object({ id: z.uuid() }) }
