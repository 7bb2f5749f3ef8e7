import * as z from 'zod'

/** How many sets don't fit the instrument, by the reason, the most frequent first. */
export const LeftOutSets = z.array(
  z.object({
    /** In a few words: `escala curta`. */
    motivo: z.string(),
    /** The reason of the first of them, as a sentence. */
    frase: z.string(),
    total: z.int(),
  }),
)
