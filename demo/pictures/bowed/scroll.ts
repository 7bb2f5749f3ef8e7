import { darken, lighten, varnished } from '../drawing/colour.ts'
import type { BowedDrawing } from '../drawing/drawing.ts'
import { contactShadow, gloss, partShadow, relief } from '../drawing/light.ts'
import { metal } from '../drawing/metal.ts'
import { oval, polygon, ribbon, rounded, spline } from '../drawing/outline.ts'
import {
  circle,
  clipped,
  group,
  linear,
  n,
  type Point,
  rect,
  type Sheet,
  shape,
  stroke,
} from '../drawing/sheet.ts'
import { woodSurface, woodTone } from '../drawing/wood.ts'
import { type BowedForm, fittingTone } from './bowed-form.ts'

/** Pegbox, pegs and scroll from the front, above the nut. */
export function scrollFront(sheet: Sheet, drawing: BowedDrawing, form: BowedForm): string {
  const y = form.nutY
  const box = { x: -22, y: y - 112, w: 44, h: 116 }
  const d = `M-12.6 ${y}C-12.6 ${y - 20} -9 ${y - 50} -8.6 ${y - 70}C-9 ${y - 76} -13 ${y - 76} -17 ${y - 80}C-23 ${y - 87} -21 ${y - 99} -13 ${y - 100}C-9 ${y - 108} 9 ${y - 108} 13 ${y - 100}C21 ${y - 99} 23 ${y - 87} 17 ${y - 80}C13 ${y - 76} 9 ${y - 76} 8.6 ${y - 70}C9 ${y - 50} 12.6 ${y - 20} 12.6 ${y}Z`
  const wood = varnished(lighten(woodTone(drawing.back), 0.25), drawing.varnish)
  const hollow = `M-8 ${y - 6}L8 ${y - 6}L5.4 ${y - 66}L-5.4 ${y - 66}Z`
  const dark = linear(
    sheet,
    [-8, 0],
    [8, 0],
    [
      [0, '#160b05'],
      [0.6, '#2e1a0d'],
      [1, darken(wood, 0.45)],
    ],
  )
  const eyes = [-1, 1]
    .map(
      (s) =>
        circle(s * 16, y - 90, 5.4, darken(wood, 0.28)) +
        circle(s * 16.4, y - 90.4, 3.6, lighten(wood, 0.18)),
    )
    .join('')
  const ridge = stroke(
    `M-4 ${y - 74}C-5 ${y - 90} -4 ${y - 100} 0 ${y - 105}M4 ${y - 74}C5 ${y - 90} 4 ${y - 100} 0 ${y - 105}`,
    darken(wood, 0.5),
    0.9,
  )
  return (
    pegs(sheet, drawing, y) +
    woodSurface(sheet, d, box, drawing.back, { tint: drawing.varnish, pitch: 0.8 }) +
    relief(sheet, d, box, 5) +
    stroke(d, darken(wood, 0.65), 0.7) +
    eyes +
    ridge +
    shape(hollow, dark) +
    stroke(
      [0, 1, 2, 3].map((i) => `M${-6 + i * 4} ${y - 2}L${-3 + i * 2} ${y - 14 - i * 14}`).join(''),
      '#d8d4c8',
      0.7,
    )
  )
}

function pegs(sheet: Sheet, drawing: BowedDrawing, y: number): string {
  const bass = drawing.instrument === 'doubleBass'
  return [
    [-1, 16],
    [1, 27],
    [-1, 42],
    [1, 56],
  ]
    .map(([side = 1, up = 0]) => (bass ? machine(sheet, side, y - up) : peg(sheet, drawing, side, y - up)))
    .join('')
}

function peg(sheet: Sheet, drawing: BowedDrawing, side: number, y: number): string {
  const base = fittingTone(drawing.fittings)
  const d = `M6 ${n(y - 2.6)}L22 ${n(y - 3.4)}Q25 ${n(y - 5)} 27 ${n(y - 3)}C31 ${n(y - 9)} 41 ${n(y - 10)} 43 ${n(y)}C41 ${n(y + 10)} 31 ${n(y + 9)} 27 ${n(y + 3)}Q25 ${n(y + 5)} 22 ${n(y + 3.4)}L6 ${n(y + 2.6)}Z`
  const paint = linear(
    sheet,
    [0, y - 9],
    [0, y + 9],
    [
      [0.1, darken(base, 0.15)],
      [0.34, lighten(base, 0.42)],
      [0.5, base],
      [1, darken(base, 0.55)],
    ],
  )
  const eye = circle(43.4, y, 1.6, '#e8dfc8')
  return group(
    { transform: `scale(${side} 1)` },
    contactShadow(d, 6),
    shape(d, paint, { stroke: darken(base, 0.6), 'stroke-width': 0.5 }),
    eye,
  )
}

function machine(sheet: Sheet, side: number, y: number): string {
  const plate = rect({ x: 10, y: y - 5, w: 3, h: 10 }, metal(sheet, 'brass', [10, 0], [13, 0]))
  const shaft = rect({ x: 12, y: y - 1.6, w: 18, h: 3.2 }, metal(sheet, 'brass', [0, y - 1.6], [0, y + 1.6]))
  const button = oval(35, y, 7, 5.6)
  return group(
    { transform: `scale(${side} 1)` },
    contactShadow(button, 6),
    plate,
    shaft,
    shape(button, metal(sheet, 'brass', [0, y - 6], [0, y + 6])),
  )
}

/** The head from the side: the volute as Stradivari drew it with a compass, three turns that widen evenly. */
export function scrollSide(sheet: Sheet, drawing: BowedDrawing): string {
  const wood = varnished(lighten(woodTone(drawing.back), 0.25), drawing.varnish)
  const eye: Point = [10, -112]
  const bass = drawing.instrument === 'doubleBass'
  const d = `M44 120C40 80 36 40 30 6C24 -20 20 -40 17 -58C13 -76 -8 -78 -17 -97C-24 -122 -6 -146 16 -146C44 -146 52 -110 42 -86C38 -74 42 -64 48 -44C56 -20 66 10 72 40C78 70 84 96 88 120Z`
  const box = { x: -24, y: -150, w: 116, h: 272 }
  return (
    contactShadow(d, 20) +
    (bass ? '' : pegsBehind(sheet, drawing)) +
    woodSurface(sheet, d, box, drawing.back, { tint: drawing.varnish, pitch: 1.5, lean: -8 }) +
    relief(sheet, d, box, 12, 0.8) +
    clipped(sheet, d, volute(sheet, wood, eye)) +
    stroke(d, darken(wood, 0.65), 1) +
    chamfer(wood) +
    fingerboardSide(sheet) +
    (bass ? machinePlate(sheet) : pegHeads(sheet, drawing)) +
    gloss(sheet, d, box, 0.35)
  )
}

const turnOf = ([cx, cy]: Point, r: number, degrees: number): Point => [
  cx + r * Math.cos((degrees * Math.PI) / 180),
  cy + r * Math.sin((degrees * Math.PI) / 180),
]

function volute(sheet: Sheet, wood: string, eye: Point): string {
  const groove: [number, number, number][] = []
  for (let a = 60; a <= 900; a += 20) {
    const r = 5.4 + (a - 60) * 0.0335
    const [x, y] = turnOf(eye, Math.min(r, 33), a + 62)
    groove.push([x, y, 1.4 + (a / 900) * 7])
  }
  const band = ribbon(groove.slice(0, 38))
  const hollow = linear(
    sheet,
    [-20, -145],
    [44, -80],
    [
      [0, darken(wood, 0.62)],
      [0.5, darken(wood, 0.36)],
      [1, darken(wood, 0.16)],
    ],
  )
  const crest = spline(groove.slice(0, 40).map(([x, y]): Point => [x, y]))
  return (
    shape(band, hollow, { opacity: 0.85 }) +
    group(
      { transform: 'translate(-1.4 -1.8)' },
      stroke(crest, lighten(wood, 0.5), 1.1, { 'stroke-opacity': 0.75 }),
    ) +
    group(
      { transform: 'translate(2 2.4)' },
      stroke(crest, darken(wood, 0.7), 1.3, { 'stroke-opacity': 0.6 }),
    ) +
    circle(eye[0], eye[1], 6.6, darken(wood, 0.5)) +
    circle(eye[0] - 0.7, eye[1] - 0.8, 5.6, lighten(wood, 0.12)) +
    circle(eye[0] - 2, eye[1] - 2, 1.8, lighten(wood, 0.6))
  )
}

const chamfer = (wood: string): string =>
  stroke('M47 120C43 80 39 40 33 6C27 -20 23 -40 20 -58', lighten(wood, 0.45), 1.4, {
    'stroke-opacity': 0.7,
  }) +
  stroke('M84 120C80 96 74 70 68 40C62 10 52 -20 45 -44', darken(wood, 0.6), 1.4, { 'stroke-opacity': 0.55 })

function fingerboardSide(sheet: Sheet): string {
  const board = polygon([
    [22, 30],
    [34, 28],
    [46, 130],
    [30, 130],
  ])
  const paint = linear(
    sheet,
    [24, 80],
    [42, 76],
    [
      [0, '#6a5f55'],
      [0.3, '#332b26'],
      [1, '#15110f'],
    ],
  )
  return (
    shape(board, paint) +
    shape(
      polygon([
        [19, 21],
        [32, 19],
        [34, 28],
        [22, 31],
      ]),
      '#1b1613',
    ) +
    stroke('M19 22L-6 -30M20 22L8 -18', '#d9d5ca', 0, {})
  )
}

function pegsBehind(sheet: Sheet, drawing: BowedDrawing): string {
  const base = fittingTone(drawing.fittings)
  return [
    [25, -34, -20],
    [40, 4, -20],
  ]
    .map(([x = 0, y = 0, turn = 0]) => {
      const d = rounded({ x: x - 62, y: y - 4.4, w: 70, h: 8.8 }, 4)
      const head = oval(x - 66, y, 15, 12)
      const paint = linear(
        sheet,
        [0, y - 12],
        [0, y + 12],
        [
          [0.1, darken(base, 0.1)],
          [0.34, lighten(base, 0.4)],
          [0.55, base],
          [1, darken(base, 0.5)],
        ],
      )
      return group(
        { transform: `rotate(${turn} ${x} ${y})` },
        contactShadow(d + head, 9),
        shape(d, paint),
        shape(head, paint, { stroke: darken(base, 0.6), 'stroke-width': 0.6 }),
      )
    })
    .join('')
}

function pegHeads(sheet: Sheet, drawing: BowedDrawing): string {
  const base = fittingTone(drawing.fittings)
  const end = (x: number, y: number) =>
    partShadow(oval(x, y, 5.2), 2) +
    circle(x, y, 5.2, lighten(base, 0.14), { stroke: darken(base, 0.5), 'stroke-width': 0.5 }) +
    circle(x - 1.4, y - 1.6, 1.8, lighten(base, 0.45))
  const front = (x: number, y: number) => {
    const collar = oval(x, y, 9)
    const head = rounded({ x: x - 6, y: y - 15, w: 12, h: 30 }, 6)
    const paint = linear(
      sheet,
      [x - 6, 0],
      [x + 6, 0],
      [
        [0, darken(base, 0.1)],
        [0.3, lighten(base, 0.45)],
        [0.6, base],
        [1, darken(base, 0.5)],
      ],
    )
    return (
      partShadow(oval(x, y, 14), 7) +
      shape(collar, darken(base, 0.2), { stroke: lighten(base, 0.2), 'stroke-width': 0.8 }) +
      group(
        { transform: `rotate(24 ${x} ${y})` },
        shape(head, paint, { stroke: darken(base, 0.6), 'stroke-width': 0.5 }),
      ) +
      circle(x, y, 2.2, '#e8dfc8')
    )
  }
  return end(25, -34) + end(40, 4) + front(34, -14) + front(50, 26)
}

/** The brass plate of a double bass with its worm gears. */
function machinePlate(sheet: Sheet): string {
  const plate = polygon([
    [24, -52],
    [42, -56],
    [72, 62],
    [50, 68],
  ])
  const gear = (x: number, y: number) => {
    const shaft = rounded({ x: x + 4, y: y - 2.2, w: 44, h: 4.4 }, 2)
    const button = oval(x + 56, y, 13, 10)
    const teeth = circle(x, y, 10.5, 'none', {
      stroke: '#6a4a18',
      'stroke-width': 3,
      'stroke-dasharray': '1.6 1.4',
    })
    return group(
      { transform: `rotate(-14 ${x} ${y})` },
      contactShadow(button, 8),
      shape(shaft, metal(sheet, 'brass', [0, y - 2], [0, y + 2])),
      shape(button, metal(sheet, 'brass', [0, y - 10], [0, y + 10])),
      partShadow(oval(x, y, 11), 2),
      circle(x, y, 11, metal(sheet, 'brass', [x - 11, y - 11], [x + 11, y + 11])),
      teeth,
      circle(x, y, 3, '#5a4018'),
    )
  }
  return (
    partShadow(plate, 3) +
    shape(plate, metal(sheet, 'brass', [24, -56], [90, 68]), { stroke: '#5a4018', 'stroke-width': 0.6 }) +
    gear(37, -34) +
    gear(45, -4) +
    gear(52, 24) +
    gear(59, 50)
  )
}
