import { darken, lighten } from '../drawing/colour.ts'
import { contactShadow, relief } from '../drawing/light.ts'
import { metalPiece, piece, rod, topPiece } from '../drawing/material.ts'
import { dome, screw } from '../drawing/metal.ts'
import { line, oval, polygon, rounded, spline } from '../drawing/outline.ts'
import { group, rect, type Sheet, stroke } from '../drawing/sheet.ts'
import { woodSurface } from '../drawing/wood.ts'
import type { GadgetMaker } from './gadget.ts'

type Kind = 'musicStand' | 'guitarStand' | 'wallHanger' | 'footstool'

const leg = (sheet: Sheet, x: number, y: number, colour: string): string =>
  rod(line([0, 34], [x, y]), colour, 3.4, 3) +
  group(
    { transform: `translate(${x} ${y})` },
    piece(sheet, oval(0, 0, 4, 3), { x: -4, y: -3, w: 8, h: 6 }, '#1d1b1a', 2),
  )

const knob = (sheet: Sheet, x: number, y: number): string =>
  topPiece(sheet, oval(x, y, 4.4), { x: x - 4.4, y: y - 4.4, w: 8.8, h: 8.8 }, '#232120', 2)

export const standGadgets: Record<Kind, GadgetMaker> = {
  musicStand: (sheet, { colour, accent }) => {
    const desk = polygon([
      [-46, -62],
      [46, -62],
      [50, -10],
      [-50, -10],
    ])
    const holes = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 9 }, (_, i) => oval(-32 + i * 8, -52 + row * 8, 1.7)).join(''),
    ).join('')
    return {
      art:
        leg(sheet, -36, 64, colour) +
        leg(sheet, 36, 64, colour) +
        leg(sheet, 4, 70, colour) +
        rod(line([0, -14], [0, 54]), colour, 4.4, 4) +
        rod(line([0, 8], [0, 40]), lighten(colour, 0.14), 5.6, 4) +
        knob(sheet, 5, 10) +
        piece(sheet, desk, { x: -50, y: -62, w: 100, h: 52 }, colour, 8) +
        `<path d="${holes}" fill="${darken(colour, 0.7)}"/>` +
        stroke(holes, lighten(colour, 0.3), 0.3) +
        topPiece(
          sheet,
          rounded({ x: -54, y: -12, w: 108, h: 7 }, 2),
          { x: -54, y: -12, w: 108, h: 7 },
          accent,
          3,
        ) +
        knob(sheet, 0, 34),
      span: 162,
      detail: [0, -26],
    }
  },
  guitarStand: (sheet, { colour, accent }) => {
    const yoke = spline([
      [-15, -66],
      [-15, -54],
      [-10, -48],
      [0, -46],
      [10, -48],
      [15, -54],
      [15, -66],
    ])
    return {
      art:
        leg(sheet, -40, 62, colour) +
        leg(sheet, 40, 62, colour) +
        rod(line([0, -46], [0, 40]), colour, 5, 4) +
        rod(line([0, 4], [0, 40]), lighten(colour, 0.12), 6.6, 4) +
        rod(yoke, accent, 5.4, 4) +
        rod(
          spline([
            [-2, 34],
            [-24, 34],
            [-30, 36],
            [-32, 50],
          ]),
          colour,
          4.4,
          3,
        ) +
        rod(
          spline([
            [2, 34],
            [24, 34],
            [30, 36],
            [32, 50],
          ]),
          colour,
          4.4,
          3,
        ) +
        rod(line([-32, 40], [-32, 52]), accent, 6.4, 3) +
        rod(line([32, 40], [32, 52]), accent, 6.4, 3) +
        knob(sheet, 6, 2) +
        knob(sheet, 0, 36),
      span: 158,
      detail: [0, -50],
    }
  },
  wallHanger: (sheet, { colour, accent, hardware }) => {
    const plate = rounded({ x: -22, y: -54, w: 44, h: 62 }, 6)
    const box = { x: -22, y: -54, w: 44, h: 62 }
    const fork = spline([
      [-26, 46],
      [-30, 30],
      [-26, 14],
      [-12, 4],
      [0, 2],
      [12, 4],
      [26, 14],
      [30, 30],
      [26, 46],
    ])
    return {
      art:
        contactShadow(plate, 8) +
        woodSurface(sheet, plate, box, 'walnut', { tint: lighten(colour, 0.4), pitch: 1.2 }) +
        relief(sheet, plate, box, 4) +
        screw(sheet, hardware, 0, -44, 4) +
        screw(sheet, hardware, 0, -28, 4) +
        rod(line([0, -10], [0, 4]), '#3a3836', 9, 8) +
        rod(fork, accent, 8.4, 8) +
        dome(sheet, hardware, 0, -10, 7),
      span: 136,
      detail: [0, -14],
    }
  },
  footstool: (sheet, { colour, accent }) => {
    const top = polygon([
      [-50, -20],
      [44, -26],
      [54, 4],
      [-44, 12],
    ])
    const rubber = polygon([
      [-43, -15.5],
      [39, -20.5],
      [46, 0],
      [-38, 6.6],
    ])
    const ribs = Array.from({ length: 9 }, (_, i) => `M${-36 + i * 9} ${-15 - i * 0.5}l4.6 21`).join('')
    return {
      art:
        rod(line([-40, 10], [-30, 44]), '#8f8d8a', 4.4, 5) +
        rod(line([48, 2], [54, 36]), '#8f8d8a', 4.4, 5) +
        rod(line([-30, 44], [54, 36]), '#8f8d8a', 4.4, 5) +
        metalPiece(
          sheet,
          rounded({ x: -44, y: 12, w: 96, h: 5 }, 2),
          { x: -44, y: 12, w: 96, h: 5 },
          'steel',
          3,
        ) +
        piece(sheet, top, { x: -50, y: -26, w: 104, h: 38 }, colour, 10) +
        topPiece(sheet, rubber, { x: -43, y: -21, w: 90, h: 28 }, accent, 1) +
        stroke(ribs, darken(accent, 0.5), 1.4) +
        rect({ x: 0, y: 0, w: 0.1, h: 0.1 }, colour),
      span: 142,
      detail: [-10, -6],
    }
  },
}
