import { darken, lighten } from '../drawing/colour.ts'
import { letters } from '../drawing/letters.ts'
import { contactShadow, gloss } from '../drawing/light.ts'
import { glassy, metalPiece, piece, rod, topPiece } from '../drawing/material.ts'
import { dome } from '../drawing/metal.ts'
import { oval, polygon, rounded, spline } from '../drawing/outline.ts'
import { ellipse, group, linear, moved, rect, shape } from '../drawing/sheet.ts'
import { machine, plug, spring, wires } from '../electric/guitar-hardware.ts'
import { humbucker, singleCoil } from '../electric/pickup.ts'
import type { GadgetMaker } from './gadget.ts'

type Kind =
  | 'capo'
  | 'picks'
  | 'machineHeads'
  | 'humbucker'
  | 'singleCoil'
  | 'acousticPickup'
  | 'nut'
  | 'slide'
  | 'cable'

export const guitarGadgets: Record<Kind, GadgetMaker> = {
  capo: (sheet, { colour, accent }) => {
    const upper =
      'M-52 -20C-30 -30 16 -30 30 -20L44 -6C52 4 56 24 50 44C48 50 40 50 39 43C38 26 34 12 24 4L14 -8C0 -13 -30 -13 -50 -10Q-56 -14 -52 -20Z'
    const lower =
      'M-46 26C-30 38 -6 34 8 18L24 4L36 12C30 26 22 40 16 52C13 58 5 56 7 49C9 40 10 36 4 38C-14 48 -38 46 -52 34Q-52 26 -46 26Z'
    const pad = rounded({ x: -48, y: -12, w: 54, h: 7 }, 3)
    return {
      art:
        piece(sheet, lower, { x: -52, y: 4, w: 88, h: 54 }, darken(colour, 0.12), 8) +
        piece(sheet, upper, { x: -56, y: -30, w: 112, h: 80 }, colour, 9) +
        topPiece(sheet, pad, { x: -48, y: -12, w: 54, h: 7 }, accent, 1.5) +
        spring(sheet) +
        dome(sheet, 'chrome', 24, 4, 5.5),
      span: 142,
      detail: [16, 6],
    }
  },
  picks: (sheet, { colour, accent }) => {
    const d = 'M0 34C-8 34 -30 0 -29 -14C-28 -24 -10 -28 0 -28C10 -28 28 -24 29 -14C30 0 8 34 0 34Z'
    const tones = [
      colour,
      accent,
      lighten(colour, 0.35),
      darken(accent, 0.3),
      lighten(accent, 0.45),
      darken(colour, 0.35),
    ]
    const places: [number, number, number][] = [
      [-34, -26, -18],
      [28, -32, 24],
      [-4, 4, 4],
      [-40, 34, 40],
      [38, 22, -30],
      [4, 44, 170],
    ]
    const one = (paint: string) =>
      contactShadow(d, 4) +
      shape(d, glassy(sheet, 0, 0, 34, paint), { stroke: darken(paint, 0.4), 'stroke-width': 0.6 }) +
      gloss(sheet, d, { x: -30, y: -28, w: 60, h: 62 }, 1) +
      letters('0.73', [0, -12], { height: 7, colour: darken(paint, 0.55), align: 'centre', weight: 0.8 })
    return {
      art: places.map(([x, y, turn], i) => moved(x, y, one(tones[i] ?? colour), turn, 0.82)).join(''),
      span: 150,
      detail: [-4, 4],
    }
  },
  machineHeads: (sheet, { hardware, colour }) => ({
    art: [0, 1, 2, 3, 4, 5]
      .map((i) =>
        moved(
          i % 2 ? 30 : -30,
          -38 + Math.floor(i / 2) * 38,
          machine(sheet, hardware, colour, i % 2 === 0),
          0,
          0.86,
        ),
      )
      .join(''),
    span: 138,
    detail: [-30, 0],
  }),
  humbucker: (sheet, { colour, hardware }) => ({
    art:
      wires(-36, 14) +
      contactShadow(rounded({ x: -45, y: -23, w: 90, h: 47 }, 4), 9) +
      humbucker(sheet, [0, 0], { cover: hardware === 'black' ? null : hardware, ring: '#221f1e', colour }),
    span: 130,
  }),
  singleCoil: (sheet, { colour }) => ({
    art:
      wires(-30, 8) +
      contactShadow(rounded({ x: -42, y: -10, w: 84, h: 20 }, 9), 9) +
      singleCoil(sheet, [0, 0], colour) +
      moved(
        0,
        34,
        contactShadow(rounded({ x: -42, y: -10, w: 84, h: 20 }, 9), 6) +
          singleCoil(sheet, [0, 0], lighten(colour, 0.1)),
        5,
      ) +
      moved(
        0,
        -34,
        contactShadow(rounded({ x: -42, y: -10, w: 84, h: 20 }, 9), 6) + singleCoil(sheet, [0, 0], colour),
        -4,
      ),
    span: 130,
    detail: [10, 0],
  }),
  acousticPickup: (sheet, { colour, hardware }) => {
    const d = rounded({ x: -50, y: -16, w: 100, h: 22 }, 11)
    const wire = spline([
      [44, -2],
      [58, 14],
      [40, 34],
      [0, 30],
      [-30, 40],
      [-46, 52],
    ])
    return {
      art:
        rod(wire, '#1f1d1c', 2.6, 4) +
        piece(sheet, d, { x: -50, y: -16, w: 100, h: 22 }, colour, 7) +
        [-30, -18, -6, 6, 18, 30].map((x) => dome(sheet, 'steel', x, -5, 2.6)).join('') +
        moved(
          -48,
          53,
          metalPiece(
            sheet,
            rounded({ x: -14, y: -5, w: 26, h: 10 }, 3),
            { x: -14, y: -5, w: 26, h: 10 },
            hardware,
            4,
          ),
          -28,
        ),
      span: 146,
      detail: [-14, -4],
    }
  },
  nut: (sheet, { colour }) => {
    const d = polygon([
      [-40, -6],
      [-38, -8.6],
      [38, -8.6],
      [40, -6],
      [40, 7],
      [-40, 7],
    ])
    const grooves = (w: number) =>
      [0, 1, 2, 3, 4, 5]
        .map((i) => rect({ x: -30 + i * 12 - w / 2, y: -8.8, w, h: 5 - i * 0.4 }, darken(colour, 0.7)))
        .join('')
    const one =
      contactShadow(d, 5) +
      shape(
        d,
        linear(
          sheet,
          [0, -9],
          [0, 7],
          [
            [0, lighten(colour, 0.7)],
            [0.4, colour],
            [1, darken(colour, 0.3)],
          ],
        ),
        { stroke: darken(colour, 0.5), 'stroke-width': 0.3 },
      ) +
      grooves(1.6)
    return { art: moved(0, -16, one, -6) + moved(2, 16, one, 8), span: 108, detail: [-16, -18] }
  },
  slide: (sheet, { colour }) => {
    const d = rounded({ x: -52, y: -19, w: 104, h: 38 }, 5)
    const glass = linear(
      sheet,
      [0, -19],
      [0, 19],
      [
        [0, darken(colour, 0.25)],
        [0.14, lighten(colour, 0.85)],
        [0.3, lighten(colour, 0.25)],
        [0.6, colour],
        [0.86, lighten(colour, 0.5)],
        [1, darken(colour, 0.45)],
      ],
    )
    const mouth =
      ellipse({ x: 42, y: -19, w: 19, h: 38 }, lighten(colour, 0.3), {
        stroke: darken(colour, 0.4),
        'stroke-width': 0.6,
      }) + ellipse({ x: 45, y: -14, w: 13, h: 28 }, darken(colour, 0.55))
    return {
      art: contactShadow(d, 11) + shape(d, glass) + ellipse({ x: -58, y: -19, w: 12, h: 38 }, glass) + mouth,
      span: 140,
      detail: [34, -4],
      turn: -24,
    }
  },
  cable: (sheet, { colour, hardware }) => {
    const loops = [0, 1, 2, 3].map((i) => oval(i * 1.6 - 2, i * 1.2 - 6, 42 - i * 2.6, 38 - i * 2.4))
    const tail = (d: string) => rod(d, colour, 4.4, 4)
    const tie = topPiece(
      sheet,
      rounded({ x: -7, y: -50, w: 14, h: 22 }, 3),
      { x: -7, y: -50, w: 14, h: 22 },
      '#22201f',
      2,
    )
    return {
      art:
        loops.map((d) => rod(d, colour, 4.4, 4)).join('') +
        tail('M-38 8C-50 30 -40 42 -24 46') +
        tail('M38 6C46 26 38 36 26 40') +
        tie +
        moved(-14, 50, plug(sheet, hardware), 12) +
        moved(14, 46, group({ transform: 'scale(-1 1)' }, plug(sheet, hardware)), -14),
      span: 146,
      detail: [0, 46],
    }
  },
}
