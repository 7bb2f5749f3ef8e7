import type { AcousticDrawing } from '../drawing/drawing.ts'
import { fretAt } from '../drawing/fretboard.ts'
import { type Curve, mirrored } from '../drawing/outline.ts'
import type { Box } from '../drawing/sheet.ts'

/** Positions on a guitar in millimetres: the body's top edge is y = 0, x = 0 its centre. */
export type AcousticForm = {
  outline: string
  back: string
  box: Box
  length: number
  hole: { y: number; r: number }
  nutY: number
  scale: number
  bridgeY: number
  nutWidth: number
  endWidth: number
  frets: number
  nylon: boolean
}

/** Length, half widths at upper bout, waist and lower bout, then their heights as fractions of the length. */
type Bouts = readonly [
  length: number,
  upper: number,
  waist: number,
  lower: number,
  atUpper: number,
  atWaist: number,
  atLower: number,
]

const bouts: Record<AcousticDrawing['shape'], Bouts> = {
  classical: [487, 141, 118, 184, 0.21, 0.42, 0.73],
  flamenco: [482, 138, 115, 181, 0.21, 0.42, 0.73],
  folk: [478, 128, 104, 176, 0.2, 0.4, 0.73],
  dreadnought: [508, 147, 135, 198, 0.19, 0.4, 0.75],
  jumbo: [525, 154, 122, 216, 0.2, 0.4, 0.73],
  concert: [490, 143, 118, 191, 0.2, 0.4, 0.73],
}

/** Returns the measures of one guitar; the scale length is the drawing's (650 mm if it is 0). */
export function acousticForm(drawing: AcousticDrawing): AcousticForm {
  const size = bouts[drawing.shape]
  const [length, , , lower] = size
  const nylon = drawing.shape === 'classical' || drawing.shape === 'flamenco'
  const scale = drawing.scale > 100 ? drawing.scale : 650
  const nutY = -fretAt(scale, nylon ? 12 : 14)
  const left = curves(size)
  const nutWidth = (nylon ? 52 : 44) + (drawing.strings === 7 ? 7 : 0) + (drawing.strings === 12 ? 4 : 0)
  return {
    outline: mirrored([0, 0], drawing.cutaway ? cutaway(size) : left, left),
    back: mirrored([0, 0], left, drawing.cutaway ? cutaway(size) : left),
    box: { x: -lower - 2, y: -4, w: lower * 2 + 4, h: length + 8 },
    length,
    hole: { y: nylon ? 156 : 142, r: nylon ? 43 : 50 },
    nutY,
    scale,
    bridgeY: nutY + scale,
    nutWidth,
    endWidth: nutWidth + (nylon ? 10 : 12),
    frets: nylon ? 19 : 20,
    nylon,
  }
}

function curves([L, u, w, l, yu, yw, yl]: Bouts): Curve[] {
  return [
    [u * 0.62, -2, u, L * 0.05, u, L * yu],
    [u, L * (yu + 0.09), w, L * (yw - 0.1), w, L * yw],
    [w, L * (yw + 0.11), l, L * (yl - 0.17), l, L * yl],
    [l, L * (yl + 0.165), l * 0.56, L, 0, L],
  ]
}

function cutaway(size: Bouts): Curve[] {
  const [L, u, w, , yu, yw] = size
  const [, , third, fourth] = curves(size)
  if (!third || !fourth) return []
  return [
    [12, 0, 30, 0, 33, 2],
    [36, 40, 44, 92, 78, 92],
    [100, 92, 108, 66, u * 0.86, 66],
    [u * 1.02, 66, u * 0.99, L * yu + 18, u * 0.965, L * (yu + 0.07)],
    [u * 0.93, L * (yu + 0.12), w, L * (yw - 0.07), w, L * yw],
    third,
    fourth,
  ]
}
