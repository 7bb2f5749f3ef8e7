import type { z } from 'zod'
import type { Criterion } from '#contract/reviews/reviews.ts'

/**
 * What buyers of one family of products say. Sentences stand alone, so that any few of them make a text, and may hold
 * slots: `{o}`, `{meu}` and `{noMeu}` with the instrument, `{marca}`, `{tempo}`.
 */
export type Voice = {
  /** Which criteria such products are rated by. */
  criterios: readonly z.infer<typeof Criterion>[]
  /** Where the buyers play. */
  scene: 'arco' | 'popular'
  /** What pleases. */
  praise: readonly string[]
  /** What a content buyer minds. */
  drawback: readonly string[]
  /** What makes somebody give one or two stars. */
  complaint: readonly string[]
  /** Headings of good reviews. */
  title: readonly string[]
}
