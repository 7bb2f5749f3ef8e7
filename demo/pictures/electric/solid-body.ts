import type { Point } from '../drawing/sheet.ts'

/**
 * A solid body's outline as points (millimetres; the bridge is y = 0, strings vertical) and the positions that depend
 * on its shape.
 */
export type SolidBody = {
  points: readonly Point[]
  scale: number
  /** Height of the carved top; 0 is a flat slab with rounded edges. */
  carve: number
  hollow: boolean
  frets: number
  binding: string | null
  guard: readonly Point[]
  knobs: readonly Point[]
  jack: Point
  pickups: { neck: number; middle: number; bridge: number }
}

/** Formats points for SVG: `x,y x,y …`. */
export const points = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

/** The outline that two manufacturers' classics share: two horns, the upper one longer. */
export const strat: readonly Point[] = points(
  '23,-222 29,-213 37,-206 47,-202 58,-200 70,-205 79,-217 87,-232 95,-247 106,-253 117,-251 128,-240 136,-217 138,-189 133,-160 125,-137 119,-113 116,-86 123,-57 138,-34 154,-9 162,26 155,60 135,89 103,112 59,126 6,132 -50,127 -96,112 -132,88 -155,57 -163,18 -157,-17 -142,-44 -127,-71 -119,-104 -122,-126 -129,-148 -138,-173 -145,-202 -146,-236 -140,-269 -127,-298 -114,-310 -99,-311 -87,-299 -79,-280 -74,-260 -66,-243 -50,-234 -38,-235 -23,-240',
)
