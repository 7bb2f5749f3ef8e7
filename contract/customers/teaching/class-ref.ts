import * as z from 'zod'

/** A teacher's list among others to choose from. */
export const ClassRef = z.object({ id: z.uuid(), nome: z.string() })

export type ClassRef = z.infer<typeof ClassRef>
