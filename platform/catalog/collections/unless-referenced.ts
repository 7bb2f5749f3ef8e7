import * as z from 'zod'

/** PostgreSQL's refusal of a reference, inside of Drizzle's. */
const Refused = z.object({ cause: z.object({ code: z.literal('23503') }) })

/** Does the work; where the database refuses it because of what refers to what, throws `instead` in its place. */
export async function unlessReferred<T>(work: Promise<T>, instead: Error): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw Refused.safeParse(error).success ? instead : error
  }
}
