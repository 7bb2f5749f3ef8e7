import { darken, lighten } from '../drawing/colour.ts'
import { letters } from '../drawing/letters.ts'
import { contactShadow, gloss, partShadow } from '../drawing/light.ts'
import { glassy, metalPiece, piece, rod, topPiece } from '../drawing/material.ts'
import { dome, metal, tone } from '../drawing/metal.ts'
import { oval, rounded, spline } from '../drawing/outline.ts'
import { circle, clipped, group, linear, n, rect, shape, stroke } from '../drawing/sheet.ts'
import type { GadgetMaker } from './gadget.ts'
import { cloth } from './textile.ts'

type Kind = 'cloth' | 'polish' | 'humidifier' | 'stringWinder'

export const careGadgets: Record<Kind, GadgetMaker> = {
  cloth: (sheet, { colour, accent }) => {
    const box = { x: -52, y: -48, w: 104, h: 96 }
    const edge: [number, number][] = []
    for (let i = 0; i <= 16; i++) edge.push([-50 + i * 6.25, -46 + (i % 2) * 2.4])
    for (let i = 1; i <= 15; i++) edge.push([50 - (i % 2) * 2.4, -46 + i * 6])
    for (let i = 1; i <= 16; i++) edge.push([50 - i * 6.25, 44 - (i % 2) * 2.4])
    for (let i = 1; i <= 14; i++) edge.push([-50 + (i % 2) * 2.4, 44 - i * 6])
    const d = spline(edge, true, 0.4)
    const folded = 'M50 44C30 40 10 44 -6 46C8 24 30 8 50 -4Z'
    const folds =
      spline([
        [-44, 20],
        [-10, 6],
        [20, -12],
        [46, -34],
      ]) +
      spline([
        [-48, -10],
        [-20, -22],
        [4, -44],
      ])
    return {
      art:
        contactShadow(d, 6) +
        cloth(sheet, d, box, colour, 'canvas') +
        clipped(
          sheet,
          d,
          stroke(folds, darken(colour, 0.6), 9, { 'stroke-opacity': 0.1 }),
          group({ transform: 'translate(-2 -3)' }, stroke(folds, '#ffffff', 3, { 'stroke-opacity': 0.2 })),
        ) +
        partShadow(folded, 4) +
        cloth(sheet, folded, { x: -6, y: -4, w: 56, h: 50 }, lighten(colour, 0.2), 'canvas') +
        stroke(folded, darken(colour, 0.4), 0.5) +
        letters('LIRA', [-24, -20], { height: 9, colour: accent, align: 'centre' }),
      span: 136,
      detail: [14, 14],
      turn: -6,
    }
  },
  polish: (sheet, { colour, accent }) => {
    const d = 'M-20 -22C-20 -30 -12 -30 -10 -36H10C12 -30 20 -30 20 -22V48Q20 54 14 54H-14Q-20 54 -20 48Z'
    const box = { x: -20, y: -36, w: 40, h: 90 }
    const label = rounded({ x: -18.6, y: -8, w: 37.2, h: 46 }, 1)
    const nozzle = 'M-8 -48H8V-38H-8ZM-9 -60H6Q12 -60 12 -54V-48H-9ZM-20 -58H-9V-53H-20Z'
    const round = linear(
      sheet,
      [-20, 0],
      [20, 0],
      [
        [0, '#000000', 0.3],
        [0.2, '#ffffff', 0.5],
        [0.36, '#ffffff', 0],
        [0.7, '#000000', 0],
        [1, '#000000', 0.4],
      ],
    )
    return {
      art:
        contactShadow(d, 9) +
        shape(d, glassy(sheet, 0, 10, 40, colour)) +
        shape(label, '#f7f1e3') +
        rect({ x: -18.6, y: -8, w: 37.2, h: 9 }, accent) +
        letters('POLISH', [0, 8], { height: 7, colour: '#2a241f', align: 'centre', fit: 30 }) +
        letters('120 ML', [0, 26], { height: 4, colour: '#6f675d', align: 'centre' }) +
        shape(d, round) +
        contactShadow(nozzle, 4) +
        shape(
          nozzle,
          linear(
            sheet,
            [-12, 0],
            [12, 0],
            [
              [0, '#5a5654'],
              [0.3, '#3a3736'],
              [1, '#141312'],
            ],
          ),
        ) +
        rect({ x: -10, y: -40, w: 20, h: 5 }, '#22201f', { rx: 1 }) +
        gloss(sheet, d, box, 0.5),
      span: 142,
      detail: [0, 8],
    }
  },
  humidifier: (sheet, { colour, accent }) => {
    const d = rounded({ x: -14, y: -52, w: 28, h: 96 }, 13)
    const slits = Array.from({ length: 12 }, (_, i) => `M-6 ${n(-36 + i * 6)}H6`).join('')
    return {
      art:
        piece(sheet, d, { x: -14, y: -52, w: 28, h: 96 }, colour, 8) +
        stroke(slits, darken(colour, 0.65), 2.4, { 'stroke-linecap': 'round' }) +
        topPiece(
          sheet,
          rounded({ x: -24, y: -58, w: 48, h: 12 }, 5),
          { x: -24, y: -58, w: 48, h: 12 },
          accent,
          3,
        ) +
        rod(
          spline([
            [0, 44],
            [4, 52],
            [-6, 58],
            [-20, 54],
          ]),
          darken(accent, 0.3),
          3,
          3,
        ),
      span: 140,
      detail: [0, -20],
      turn: 18,
    }
  },
  stringWinder: (sheet, { colour, accent, hardware }) => {
    const head =
      'M-48 -24H-12Q-8 -24 -8 -20V12Q-8 16 -12 16H-48Q-52 16 -52 12V2H-40V-10H-52V-20Q-52 -24 -48 -24Z'
    const arm = 'M-14 -9H16C24 -9 26 -4 26 2V10H18V4Q18 -1 13 -1H-14Z'
    const grip = rounded({ x: 13, y: 8, w: 18, h: 44 }, 8)
    return {
      art:
        contactShadow(arm, 5) +
        shape(arm, metal(sheet, hardware, [0, -9], [10, 10])) +
        piece(sheet, head, { x: -52, y: -24, w: 44, h: 40 }, colour, 8) +
        piece(sheet, grip, { x: 13, y: 8, w: 18, h: 44 }, accent, 7) +
        stroke('M16 18H28M16 24H28M16 30H28M16 36H28M16 42H28', darken(accent, 0.5), 1.2) +
        dome(sheet, hardware, -18, -4, 4) +
        circle(-44, -4, 0.1, tone(hardware)) +
        metalPiece(sheet, oval(22, 5, 4), { x: 18, y: 1, w: 8, h: 8 }, hardware, 2),
      span: 132,
      detail: [-26, -4],
    }
  },
}
