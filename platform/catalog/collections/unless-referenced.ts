import * as z from 'zod'

/** PostgreSQL's foreign key violation, wrapped by Drizzle. */
const Refused = z.object({ cause: z.object({ code: z.literal('23503') }) })

/** Runs `work`; on a foreign key violation throws `instead`. */
export async function unlessReferenced<T>(work: Promise<T>, instead: Error): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw Refused.safeParse(error).success ? instead : error
  }
}
