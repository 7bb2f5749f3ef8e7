import type { Point } from './sheet.ts'

/** A solid body's outline as points (millimetres; the bridge is y = 0, strings upright) and what its shape settles. */
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

/** Points written as SVG writes them: `x,y x,y …`. */
export const points = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

/** The outline that two makers' classics share: two horns, the upper one longer. */
export const strat: readonly Point[] = points(
  '28,-216 36,-200 52,-195 72,-202 88,-219 99,-237 112,-246 126,-238 135,-215 134,-188 124,-155 111,-120 104,-86 112,-54 132,-18 152,14 161,44 156,74 134,98 96,111 48,116 0,117 -52,114 -104,102 -142,78 -163,44 -168,12 -158,-26 -136,-66 -118,-98 -113,-126 -121,-162 -135,-200 -142,-236 -138,-268 -127,-291 -111,-301 -98,-291 -88,-269 -75,-245 -57,-223 -40,-213 -29,-216',
)
