import type { CaseDrawing } from '../drawing/drawing.ts'
import { type Curve, mirrored, rounded } from '../drawing/outline.ts'
import type { Box } from '../drawing/sheet.ts'

/** A case's outline and interior: the outline of the bed, the heights of latches and handle; centred at 0, 0. */
export type CaseForm = {
  outline: string
  box: Box
  cradle: string
  soft: boolean
  latches: number[]
  handleY: number
}

const violinCase: Curve[] = [
  [22, -150, 30, -144, 32, -128],
  [36, -92, 40, -60, 52, -40],
  [66, -20, 62, 14, 64, 40],
  [70, 70, 74, 86, 72, 104],
  [70, 140, 38, 150, 0, 150],
]
const celloCase: Curve[] = [
  [18, -150, 22, -146, 23, -130],
  [25, -104, 30, -84, 44, -66],
  [62, -44, 50, -2, 56, 18],
  [66, 50, 70, 70, 68, 98],
  [64, 140, 34, 148, 0, 148],
]
const guitarCase: Curve[] = [
  [20, -150, 24, -146, 24, -134],
  [24, -96, 16, -60, 22, -38],
  [40, -30, 54, -18, 54, 8],
  [54, 26, 48, 36, 50, 52],
  [54, 68, 68, 80, 68, 106],
  [68, 142, 38, 150, 0, 150],
]
const gigBag: Curve[] = [
  [22, -150, 27, -144, 28, -128],
  [32, -84, 38, -50, 50, -18],
  [60, 10, 66, 60, 66, 96],
  [66, 138, 44, 150, 0, 150],
]
const bassBag: Curve[] = [
  [20, -160, 24, -154, 25, -138],
  [27, -90, 32, -50, 42, -18],
  [52, 10, 56, 70, 56, 104],
  [56, 148, 38, 160, 0, 160],
]

const violinCradle = mirrored(
  [0, -12],
  [
    [26, -12, 36, 0, 36, 22],
    [36, 40, 28, 40, 28, 56],
    [28, 74, 44, 76, 44, 100],
    [44, 130, 22, 138, 0, 138],
  ],
)
const guitarCradle = mirrored(
  [0, -30],
  [
    [28, -30, 46, -14, 46, 10],
    [46, 28, 40, 36, 42, 52],
    [46, 68, 60, 80, 60, 106],
    [60, 136, 34, 142, 0, 142],
  ],
)

/** The shapes of cases and bags. */
export const caseForms: Record<CaseDrawing['shape'], CaseForm> = {
  violinShaped: {
    outline: mirrored([0, -150], violinCase),
    box: { x: -74, y: -150, w: 148, h: 300 },
    cradle: `${violinCradle}${rounded({ x: -9, y: -132, w: 18, h: 128 }, 8)}`,
    soft: false,
    latches: [-70, 70],
    handleY: 0,
  },
  violinOblong: {
    outline: rounded({ x: -70, y: -160, w: 140, h: 320 }, 16),
    box: { x: -70, y: -160, w: 140, h: 320 },
    cradle: `${violinCradle}${rounded({ x: -9, y: -132, w: 18, h: 128 }, 8)}`,
    soft: false,
    latches: [-90, 90],
    handleY: 0,
  },
  cello: {
    outline: mirrored([0, -150], celloCase),
    box: { x: -71, y: -150, w: 142, h: 300 },
    cradle: `${mirrored(
      [0, -34],
      [
        [24, -34, 38, -24, 38, 0],
        [38, 14, 32, 20, 32, 32],
        [34, 56, 54, 66, 54, 98],
        [54, 130, 28, 138, 0, 138],
      ],
    )}${rounded({ x: -8, y: -138, w: 16, h: 110 }, 7)}`,
    soft: false,
    latches: [-90, -10, 90],
    handleY: 20,
  },
  guitarHard: {
    outline: mirrored([0, -150], guitarCase),
    box: { x: -70, y: -150, w: 140, h: 300 },
    cradle: `${guitarCradle}${rounded({ x: -11, y: -142, w: 22, h: 116 }, 5)}`,
    soft: false,
    latches: [-100, 10, 100],
    handleY: 40,
  },
  guitarBag: {
    outline: mirrored([0, -150], gigBag),
    box: { x: -68, y: -150, w: 136, h: 300 },
    cradle: `${guitarCradle}${rounded({ x: -11, y: -142, w: 22, h: 116 }, 5)}`,
    soft: true,
    latches: [],
    handleY: 20,
  },
  bassBag: {
    outline: mirrored([0, -160], bassBag),
    box: { x: -58, y: -160, w: 116, h: 320 },
    cradle: `${mirrored(
      [0, -10],
      [
        [24, -10, 40, 4, 40, 26],
        [40, 46, 34, 54, 36, 66],
        [40, 82, 50, 90, 50, 110],
        [50, 142, 28, 150, 0, 150],
      ],
    )}${rounded({ x: -9, y: -150, w: 18, h: 144 }, 4)}`,
    soft: true,
    latches: [],
    handleY: 20,
  },
  ukuleleBag: {
    outline: mirrored(
      [0, -150],
      gigBag.map(([a, b, c, d, e, f]): Curve => [a * 1.08, b, c * 1.08, d, e * 1.08, f]),
    ),
    box: { x: -74, y: -150, w: 148, h: 300 },
    cradle: `${guitarCradle}${rounded({ x: -13, y: -142, w: 26, h: 116 }, 5)}`,
    soft: true,
    latches: [],
    handleY: 20,
  },
  bowTube: {
    outline: rounded({ x: -20, y: -160, w: 40, h: 320 }, 12),
    box: { x: -20, y: -160, w: 40, h: 320 },
    cradle: rounded({ x: -9, y: -146, w: 18, h: 292 }, 8),
    soft: false,
    latches: [-60, 60],
    handleY: 0,
  },
}
