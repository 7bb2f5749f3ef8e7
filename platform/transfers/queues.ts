import * as z from 'zod'

/** The queues; `jobs.ts` has their handlers. */
export const ADVANCE_IMPORT = { name: 'transfers.advance-import', data: z.object({ id: z.uuid() }) }

export const ADVANCE_EXPORT = { name: 'transfers.advance-export', data: z.object({ id: z.uuid() }) }

export const REMOVE_FILES = {
  name: 'transfers.remove-files',
  data: z.object({ arquivos: z.array(z.string()) }),
}
