/** A range in the unit of its name, both ends included. */
export type Range = readonly [min: number, max: number]

/** A size in which an instrument is built. Millimetres, unless a name says otherwise. */
export type Size = {
  /** As musicians and shops write it: `3/4`, `15,5"`, `Concert`. */
  nome: string
  /** Vibrating length from nut to bridge. */
  scaleMm: Range
  /** The vibrating length with which most of this size are built. */
  usualMm: number
  /** Whether no source gives its vibrating length: an average of the shop, by which no instrument is refused. */
  estimated?: true
  /** Length of the body (bowed) or of the whole instrument (ukulele), where makers agree. */
  bodyMm?: Range
  totalMm?: Range
  /** From the base of the neck to the middle of the palm, with the arm straight. */
  armMm?: Range
  /** Usual age of the player in years. */
  years?: Range
  bowMm?: Range
}
