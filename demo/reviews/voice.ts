/**
 * What buyers of one product family write. Sentences are independent, so that any few of them make a text, and may
 * contain slots: `{o}`, `{meu}` and `{noMeu}` with the instrument, `{marca}`, `{tempo}`.
 */
export type Voice = {
  /** Where the buyers play. */
  scene: 'arco' | 'popular'
  /** Praise. */
  praise: readonly string[]
  /** Drawbacks that happy buyers mention. */
  drawback: readonly string[]
  /** Complaints of one- and two-star reviews. */
  complaint: readonly string[]
  /** Headings of good reviews. */
  title: readonly string[]
}
