import type { GadgetMaker } from '../accessories/gadget.ts'
import { darken, lighten } from '../drawing/colour.ts'
import { contactShadow, partShadow } from '../drawing/light.ts'
import { metalPiece, piece, rod, topPiece } from '../drawing/material.ts'
import { dome, metal, screw, tone } from '../drawing/metal.ts'
import { line, oval, rounded, spline } from '../drawing/outline.ts'
import { circle, clipped, linear, moved, radial, rect, shape, stroke } from '../drawing/sheet.ts'
import { oneFineTuner, peg } from './peg.ts'

type Kind =
  | 'muteRound'
  | 'muteBar'
  | 'shoulderRest'
  | 'chinRest'
  | 'pegs'
  | 'fineTuner'
  | 'tailpiece'
  | 'endpinRest'
  | 'tuningFork'

/** Accessories of violins, violas, cellos and basses. */
export const bowedGadgets: Record<Kind, GadgetMaker> = {
  muteRound: (sheet, { colour, accent }) => {
    const slot = (x: number) => rounded({ x: x - 2.6, y: -42, w: 5.2, h: 42 }, 2.6)
    const d = oval(0, 0, 36, 34)
    const cut = [-9, 9]
      .map((x) => shape(slot(x), darken(colour, 0.75)) + stroke(slot(x), lighten(colour, 0.3), 0.6))
      .join('')
    const ring = circle(0, 0, 27, 'none', { stroke: lighten(colour, 0.22), 'stroke-width': 1 })
    const disc = piece(sheet, d, { x: -36, y: -34, w: 72, h: 68 }, colour, 9) + clipped(sheet, d, ring, cut)
    return {
      art: disc + rect({ x: -9, y: 14, w: 18, h: 1.4 }, accent, { rx: 0.7 }),
      span: 112,
      detail: [0, -8],
    }
  },
  muteBar: (sheet, { colour, hardware }) => {
    const d =
      'M-40 -14C-20 -24 20 -24 40 -14L42 4L30 4L29 22L19 22L18 4L5 4L5 22L-5 22L-5 4L-18 4L-19 22L-29 22L-30 4L-42 4Z'
    return {
      art:
        piece(sheet, d, { x: -42, y: -24, w: 84, h: 46 }, colour === '#ffffff' ? tone(hardware) : colour, 9) +
        stroke(
          spline([
            [-34, -11],
            [0, -18],
            [34, -11],
          ]),
          lighten(colour, 0.5),
          1.4,
        ),
      span: 128,
      detail: [-16, 0],
    }
  },
  shoulderRest: (sheet, { colour, accent, hardware }) => {
    const d = spline(
      [
        [-62, 6],
        [-48, -8],
        [-20, -12],
        [10, -4],
        [38, -12],
        [58, -10],
        [62, 2],
        [46, 12],
        [14, 16],
        [-16, 10],
        [-42, 16],
        [-58, 18],
      ],
      true,
    )
    const foam = spline(
      [
        [-58, 8],
        [-46, -3],
        [-20, -7],
        [10, 1],
        [38, -7],
        [57, -5],
        [59, 2],
        [45, 7],
        [14, 11],
        [-16, 5],
        [-42, 11],
        [-56, 14],
      ],
      true,
    )
    const foot = (x: number, s: number) =>
      rod(line([x, 8], [x + s * 7, 34]), tone(hardware), 3.4, 4) +
      piece(
        sheet,
        `M${x + s * 7 - 13} 32Q${x + s * 7} 42 ${x + s * 7 + 13} 32L${x + s * 7 + 11} 40Q${x + s * 7} 48 ${x + s * 7 - 11} 40Z`,
        { x: x + s * 7 - 13, y: 32, w: 26, h: 16 },
        '#2a2827',
        4,
      )
    return {
      art: moved(
        0,
        -8,
        foot(-46, -1) +
          foot(46, 1) +
          piece(sheet, d, { x: -62, y: -12, w: 124, h: 30 }, colour, 7) +
          topPiece(sheet, foam, { x: -58, y: -8, w: 117, h: 24 }, accent, 1.5) +
          screw(sheet, hardware, -46, 8, 3) +
          screw(sheet, hardware, 46, 4, 3),
      ),
      span: 150,
      detail: [-36, 4],
    }
  },
  chinRest: (sheet, { colour, hardware }) => {
    const d = spline(
      [
        [-50, -8],
        [-40, -28],
        [-10, -34],
        [22, -28],
        [44, -30],
        [52, -16],
        [46, 4],
        [24, 12],
        [0, 20],
        [-28, 24],
        [-46, 12],
      ],
      true,
    )
    const bowl = radial(
      sheet,
      [-12, -4],
      46,
      [
        [0, darken(colour, 0.5)],
        [0.6, colour],
        [0.86, lighten(colour, 0.3)],
        [1, darken(colour, 0.2)],
      ],
      0.6,
    )
    const clamp =
      [10, 26].map((x) => rod(line([x, 8], [x, 40]), tone(hardware), 3.6, 4)).join('') +
      metalPiece(sheet, rounded({ x: 4, y: 36, w: 28, h: 7 }, 3), { x: 4, y: 36, w: 28, h: 7 }, hardware) +
      rect({ x: 7, y: 22, w: 6, h: 9 }, metal(sheet, hardware, [7, 0], [13, 0]), { rx: 1 }) +
      rect({ x: 23, y: 22, w: 6, h: 9 }, metal(sheet, hardware, [23, 0], [29, 0]), { rx: 1 })
    return {
      art:
        clamp +
        contactShadow(d, 9) +
        shape(d, bowl, { stroke: darken(colour, 0.6), 'stroke-width': 0.5 }) +
        stroke(
          spline([
            [-40, -16],
            [-28, -26],
            [-6, -29],
          ]),
          '#ffffff',
          2.4,
          { 'stroke-opacity': 0.4, 'stroke-linecap': 'round' },
        ),
      span: 134,
      detail: [-10, -6],
    }
  },
  pegs: (sheet, { colour, accent }) => ({
    art: [-36, -12, 12, 36].map((x, i) => moved(x, 0, peg(sheet, colour, accent), i % 2 ? 4 : -4)).join(''),
    span: 130,
    detail: [-14, -26],
  }),
  fineTuner: (sheet, { hardware }) => ({
    art: [
      [-26, -16],
      [20, -20],
      [-18, 26],
      [28, 22],
    ]
      .map(([x = 0, y = 0], i) => moved(x, y, oneFineTuner(sheet, hardware), i * 9 - 12, 1.15))
      .join(''),
    span: 124,
    detail: [-24, -14],
  }),
  tailpiece: (sheet, { colour, accent, hardware }) => {
    const d =
      'M-19 -52C-19 -60 19 -60 19 -52C19 -20 10 26 9.6 48Q9 58 0 58Q-9 58 -9.6 48C-10 26 -19 -20 -19 -52Z'
    const slots = [-12.6, -4.2, 4.2, 12.6]
      .map((x) => circle(x, -45, 1.8, '#0a0807') + stroke(`M${x} -52V-45`, '#0a0807', 0.8))
      .join('')
    const screws = [-12.6, -4.2, 4.2, 12.6].map((x) => dome(sheet, hardware, x, -36, 2.9)).join('')
    return {
      art:
        contactShadow(d, 8) +
        shape(
          d,
          linear(
            sheet,
            [-19, 0],
            [19, 0],
            [
              [0, darken(colour, 0.3)],
              [0.28, lighten(colour, 0.4)],
              [0.48, lighten(colour, 0.08)],
              [0.53, colour],
              [1, darken(colour, 0.5)],
            ],
          ),
          { stroke: darken(colour, 0.6), 'stroke-width': 0.4 },
        ) +
        slots +
        screws +
        stroke('M-16.4 -30Q0 -33 16.4 -30', accent, 1.2) +
        stroke('M-4 54C-5 66 5 66 4 54', '#1c1815', 1.8),
      span: 146,
      detail: [0, -38],
    }
  },
  endpinRest: (sheet, { colour, accent }) => {
    const d = oval(0, 0, 44, 40)
    return {
      art:
        piece(sheet, d, { x: -44, y: -40, w: 88, h: 80 }, colour, 7) +
        circle(0, 0, 30, 'none', { stroke: darken(colour, 0.5), 'stroke-width': 1.2 }) +
        partShadow(oval(0, 0, 15), 2) +
        circle(0, 0, 15, accent) +
        circle(0, 0, 9, darken(accent, 0.6)) +
        circle(0, 0, 4, '#0b0908'),
      span: 122,
    }
  },
  tuningFork: (sheet, { hardware }) => {
    const d =
      'M-9 -58L-9 -2C-9 8 -3 8 -2.4 14L-2.4 46L2.4 46L2.4 14C3 8 9 8 9 -2L9 -58L4.4 -58L4.4 -4C4.4 2 -4.4 2 -4.4 -4L-4.4 -58Z'
    return {
      art:
        contactShadow(d, 6) +
        shape(d, metal(sheet, hardware, [-9, 0], [9, 0]), { stroke: '#00000088', 'stroke-width': 0.4 }) +
        dome(sheet, hardware, 0, 50, 5.4),
      span: 128,
      detail: [0, -2],
      turn: 24,
    }
  },
}
