import type { SmallPluckedDrawing } from '../drawing/drawing.ts'
import { fretAt } from '../drawing/fretboard.ts'
import { type Curve, mirrored, oval } from '../drawing/outline.ts'
import type { Box } from '../drawing/sheet.ts'

/** Positions in millimetres; the body's top edge is y = 0. */
export type SmallForm = {
  outline: string
  box: Box
  length: number
  hole: { y: number; r: number }
  nutY: number
  scale: number
  bridgeY: number
  nutWidth: number
  /** Ratio of the strings' spread at the bridge to that at the nut. */
  spread: number
  frets: number
  head: number
  strings: number
  courses: boolean
  /** Width of the binding. */
  edge: number
  /** Position of the string ends behind a movable bridge. */
  tail?: number
}

const eight = (L: number, u: number, w: number, l: number): Curve[] => [
  [u * 0.62, -1, u, L * 0.05, u, L * 0.21],
  [u, L * 0.3, w, L * 0.32, w, L * 0.42],
  [w, L * 0.53, l, L * 0.56, l, L * 0.73],
  [l, L * 0.895, l * 0.56, L, 0, L],
]
const pineapple = (L: number, l: number): Curve[] => [
  [l * 0.6, 0, l * 0.86, L * 0.06, l * 0.9, L * 0.26],
  [l * 0.94, L * 0.42, l, L * 0.5, l, L * 0.68],
  [l, L * 0.88, l * 0.56, L, 0, L],
]
const teardrop = (L: number, l: number): Curve[] => [
  [16, 0, 22, 4, 34, 22],
  [60, 56, l, L * 0.34, l, L * 0.62],
  [l, L * 0.86, l * 0.56, L, 0, L],
]

const ukuleles = {
  soprano: { scale: 346, L: 240, l: 83 },
  concert: { scale: 380, L: 280, l: 98 },
  tenor: { scale: 430, L: 305, l: 112 },
  baritone: { scale: 510, L: 355, l: 127 },
}

/** Returns the measures of one small instrument. */
export function smallForm(drawing: SmallPluckedDrawing): SmallForm {
  switch (drawing.instrument) {
    case 'ukulele': {
      const { scale, L, l } = ukuleles[drawing.size]
      return form(L, l, ukuleleHalf(drawing.body, L, l), {
        scale,
        joint: drawing.size === 'soprano' ? 12 : 14,
        frets: drawing.size === 'soprano' ? 15 : 18,
        nutWidth: 35,
        spread: 8,
        head: 118,
        strings: 4,
        courses: false,
        holeAt: 0.37,
        holeR: l * 0.3,
      })
    }
    case 'cavaquinho':
      return form(245, 88, eight(245, 64, 51, 88), {
        scale: 340,
        joint: 12,
        frets: 17,
        nutWidth: 30,
        spread: 10,
        head: 140,
        strings: 4,
        courses: false,
        holeAt: 0.34,
        holeR: 33,
      })
    case 'violaCaipira':
      return form(465, 172, eight(465, 126, 102, 172), {
        scale: 580,
        joint: 12,
        frets: 19,
        nutWidth: 47,
        spread: 14,
        head: 205,
        strings: 5,
        courses: true,
        holeAt: 0.34,
        holeR: 41,
      })
    case 'bandolim':
      return {
        ...form(300, 130, teardrop(300, 130), {
          scale: 350,
          joint: 12,
          frets: 20,
          nutWidth: 32,
          spread: 12,
          head: 155,
          strings: 4,
          courses: true,
          holeAt: 0.42,
          holeR: 34,
        }),
        tail: 268,
      }
    case 'banjo':
      return {
        ...form(280, 140, eight(280, 140, 140, 140), {
          scale: 560,
          joint: 17,
          frets: 19,
          nutWidth: 32,
          spread: 12,
          head: 150,
          strings: 4,
          courses: false,
          holeAt: 0.5,
          holeR: 30,
        }),
        outline: oval(0, 140, 140),
        tail: 268,
      }
  }
}

function ukuleleHalf(body: SmallPluckedDrawing['body'], L: number, l: number): Curve[] {
  if (body === 'pineapple') return pineapple(L, l)
  return body === 'teardrop' ? teardrop(L, l) : eight(L, l * 0.76, l * 0.6, l)
}

type Build = {
  scale: number
  joint: number
  frets: number
  nutWidth: number
  spread: number
  head: number
  strings: number
  courses: boolean
  holeAt: number
  holeR: number
}

function form(length: number, half: number, outline: readonly Curve[], b: Build): SmallForm {
  const nutY = -fretAt(b.scale, b.joint)
  const holeTop = nutY + fretAt(b.scale, b.frets) + 5
  return {
    outline: mirrored([0, 0], outline),
    box: { x: -half - 2, y: -3, w: 2 * half + 4, h: length + 6 },
    length,
    hole: { y: Math.max(length * b.holeAt, holeTop + b.holeR), r: b.holeR },
    nutY,
    scale: b.scale,
    bridgeY: nutY + b.scale,
    nutWidth: b.nutWidth,
    spread: b.spread,
    frets: b.frets,
    head: b.head,
    strings: b.strings,
    courses: b.courses,
    edge: length > 400 ? 4.5 : 3.2,
  }
}
