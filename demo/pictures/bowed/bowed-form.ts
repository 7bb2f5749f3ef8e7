import type { BowedDrawing } from '../drawing/drawing.ts'
import { type Curve, mirrored } from '../drawing/outline.ts'
import type { Box } from '../drawing/sheet.ts'

/** Positions on an instrument of the violin family; lengths as on a full-size violin, 356 mm of body. */
export type BowedForm = {
  outline: string
  box: Box
  nutY: number
  bridgeY: number
  boardY: number
  boardEnd: number
  tailY: number
  fHole: { x: number; y: number; scale: number }
  /** Length of the endpin below the body, for cello and double bass. */
  endpin: number
  chinRest: boolean
  fineTuners: 0 | 1 | 4
  /** Centre of the whole height, and the span of a picture that shows it. */
  middle: number
  span: number
  neckScale: number
}

const violinHalf: Curve[] = [
  [34, -1, 84, 12, 84, 66],
  [84, 88, 70.5, 97, 69.5, 109],
  [69, 116, 72, 120, 78, 124],
  [78.4, 125.4, 78, 127, 77, 128],
  [66, 129, 55.5, 144, 55.5, 166],
  [55.5, 188, 66, 203, 90, 204.5],
  [92, 206, 92.5, 208, 91.5, 210],
  [86, 213, 84.5, 218, 87, 226],
  [92, 242, 104, 256, 104, 284],
  [104, 335, 50, 356, 0, 356],
]

const bassHalf: Curve[] = [
  [12, 0, 14, 6, 18, 14],
  [26, 36, 80, 40, 82, 92],
  [82, 106, 72, 114, 71, 122],
  [71, 128, 73, 132, 78, 136],
  [78.4, 137.4, 78, 139, 77, 140],
  [66, 141, 57, 154, 57, 174],
  [57, 194, 68, 208, 92, 210],
  [94, 211, 94.5, 213, 93.5, 215],
  [90, 218, 89, 224, 91, 232],
  [96, 246, 108, 258, 108, 286],
  [108, 336, 52, 356, 0, 356],
]

/** Returns the measures of the drawing's instrument. */
export function bowedForm(drawing: BowedDrawing): BowedForm {
  const box = { x: -108, y: -2, w: 216, h: 360 }
  const student = drawing.size < 1 || drawing.outfit
  const violin = {
    outline: mirrored([0, 0], violinHalf),
    box,
    nutY: -130,
    bridgeY: 195,
    boardY: 140,
    boardEnd: 21,
    tailY: 236,
    fHole: { x: 0, y: 187, scale: 1 },
    endpin: 0,
    chinRest: true,
    fineTuners: student ? (4 as const) : (1 as const),
    middle: 62,
    span: 628,
    neckScale: 1,
  }
  switch (drawing.instrument) {
    case 'violin':
      return violin
    case 'viola':
      return { ...violin, nutY: -122, middle: 68, span: 640, neckScale: 0.96 }
    case 'cello':
      return {
        ...violin,
        nutY: -132,
        chinRest: false,
        endpin: 96,
        fineTuners: 4,
        middle: 108,
        span: 706,
        tailY: 244,
        boardEnd: 19,
        neckScale: 1.05,
      }
    case 'doubleBass':
      return {
        ...violin,
        outline: mirrored([0, 0], bassHalf),
        nutY: -118,
        bridgeY: 205,
        boardY: 158,
        chinRest: false,
        endpin: 60,
        fineTuners: 0,
        middle: 94,
        span: 660,
        tailY: 250,
        boardEnd: 17,
        fHole: { x: 0, y: 197, scale: 0.97 },
        neckScale: 1,
      }
  }
}

export const fittingTone = (fittings: BowedDrawing['fittings']): string =>
  ({ ebony: '#2a2420', rosewood: '#5f2f22', boxwood: '#b9853f' })[fittings]
