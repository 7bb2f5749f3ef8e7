import type { BassDrawing } from '../drawing/drawing.ts'
import type { Point } from '../drawing/sheet.ts'
import { points, type SolidBody, strat } from './solid-body.ts'

const stretched = (points: readonly Point[], sx: number, sy: number, dy: number): Point[] =>
  points.map(([x, y]): Point => [x * sx, y * sy + dy])

const jazzBass: readonly Point[] = points(
  '34,-266 38,-234 50,-218 72,-225 92,-243 108,-265 126,-276 143,-265 153,-240 150,-212 138,-176 124,-138 118,-104 128,-64 154,-18 174,26 181,68 170,108 136,138 82,154 16,158 -52,156 -118,142 -166,110 -188,66 -186,20 -166,-28 -140,-72 -124,-112 -122,-154 -132,-200 -147,-250 -156,-300 -154,-336 -142,-360 -124,-368 -108,-354 -96,-322 -78,-284 -56,-258 -42,-256 -36,-266',
)

const bassBodies: Record<BassDrawing['shape'], SolidBody> = {
  jazz: {
    points: jazzBass,
    scale: 864,
    carve: 13,
    hollow: false,
    frets: 20,
    binding: null,
    guard: points(
      '33,-230 58,-202 90,-214 118,-236 128,-216 116,-170 104,-124 80,-76 50,-66 -52,-66 -86,-90 -104,-130 -112,-180 -126,-240 -138,-296 -130,-320 -106,-296 -76,-250 -50,-228 -34,-236',
    ),
    knobs: [
      [84, -34],
      [100, 2],
      [112, 38],
    ],
    jack: [116, 72],
    pickups: { neck: -152, middle: -110, bridge: -62 },
  },
  precision: {
    points: [
      [29, -268],
      [33, -244],
      ...stretched(strat.slice(2, -2), 1.06, 1.12, 14),
      [-38, -252],
      [-29, -268],
    ],
    scale: 864,
    carve: 12,
    hollow: false,
    frets: 20,
    binding: null,
    guard: points(
      '33,-214 60,-196 92,-216 116,-238 126,-214 118,-170 108,-120 114,-70 128,-16 128,40 104,58 78,34 56,-10 40,-50 -40,-50 -84,-72 -104,-116 -110,-170 -122,-226 -132,-282 -120,-302 -96,-276 -66,-236 -34,-222',
    ),
    knobs: [
      [84, -30],
      [104, 12],
    ],
    jack: [114, 42],
    pickups: { neck: -150, middle: -118, bridge: -60 },
  },
  modern: {
    points: points(
      '35,-236 46,-220 66,-227 86,-251 100,-280 112,-293 128,-285 138,-262 136,-232 125,-194 111,-156 104,-122 112,-80 134,-36 152,6 159,44 148,82 116,110 62,124 0,127 -58,122 -112,108 -150,74 -163,30 -156,-14 -136,-62 -114,-106 -106,-144 -112,-190 -128,-240 -142,-290 -148,-332 -140,-360 -124,-372 -110,-356 -96,-314 -76,-272 -54,-246 -35,-244',
    ),
    scale: 864,
    carve: 20,
    hollow: false,
    frets: 24,
    binding: null,
    guard: [],
    knobs: [
      [74, 6],
      [98, 22],
      [80, 50],
      [104, 66],
    ],
    jack: [92, 96],
    pickups: { neck: -142, middle: -100, bridge: -58 },
  },
  singleCut: {
    points: points(
      '33,-262 38,-230 56,-214 82,-230 108,-258 128,-270 140,-258 137,-218 124,-176 110,-140 108,-106 122,-64 146,-18 160,30 150,80 114,112 58,126 0,128 -58,124 -114,110 -152,74 -164,26 -154,-26 -130,-76 -116,-118 -115,-160 -125,-214 -136,-270 -134,-326 -112,-366 -78,-392 -50,-408 -33,-424',
    ),
    scale: 864,
    carve: 24,
    hollow: false,
    frets: 24,
    binding: null,
    guard: [],
    knobs: [
      [74, 6],
      [98, 22],
      [80, 50],
      [104, 66],
    ],
    jack: [92, 98],
    pickups: { neck: -142, middle: -100, bridge: -58 },
  },
}

/** Returns the body of a bass shape. */
export const bassBody = (drawing: BassDrawing): SolidBody => bassBodies[drawing.shape]
