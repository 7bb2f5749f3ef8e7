import { darken, lighten, mix } from '../drawing/colour.ts'
import type { StringSetDrawing } from '../drawing/drawing.ts'
import { contactShadow } from '../drawing/light.ts'
import { dome, metal } from '../drawing/metal.ts'
import { line, oval, rounded } from '../drawing/outline.ts'
import {
  circle,
  group,
  linear,
  moved,
  n,
  type Point,
  radial,
  rect,
  type Sheet,
  shape,
  stroke,
} from '../drawing/sheet.ts'
import { windings } from '../electric/coil.ts'

/** Close-up: string ends side by side, with visible winding and coloured silk and ball. */
export function stringEnds(sheet: Sheet, drawing: StringSetDrawing): string {
  const base = windings[drawing.winding]
  const all = drawing.coils.slice(0, 7)
  return all
    .map((colour, i) => {
      const t = all.length < 2 ? 0.5 : i / (all.length - 1)
      const y = (t - 0.5) * Math.min(78, all.length * 14)
      const w = 3.4 - t * 2
      const shift = sheet.between(-5, 5) - 12
      return moved(
        shift,
        y,
        oneEnd(sheet, drawing.winding === 'nylon' && t > 0.5 ? '#f2ede2' : base, colour, w, t > 0.5),
      )
    })
    .join('')
}

function oneEnd(sheet: Sheet, base: string, colour: string, w: number, plain: boolean): string {
  const body: Point[] = [
    [-18, 0],
    [110, 0],
  ]
  const d = rounded({ x: -18, y: -w / 2, w: 130, h: w }, 0.2)
  const paint = linear(
    sheet,
    [0, -w / 2],
    [0, w / 2],
    [
      [0, darken(base, 0.2)],
      [0.28, lighten(base, 0.75)],
      [0.55, base],
      [1, darken(base, 0.6)],
    ],
  )
  const silk = rounded({ x: -18, y: -w * 0.56, w: 34, h: w * 1.12 }, 0.3)
  const silkPaint = linear(
    sheet,
    [0, -w / 2],
    [0, w / 2],
    [
      [0, darken(colour, 0.1)],
      [0.3, lighten(colour, 0.5)],
      [0.6, colour],
      [1, darken(colour, 0.5)],
    ],
  )
  const turns = plain
    ? ''
    : Array.from({ length: 110 }, (_, i) => `M${n(16 + i * 0.85)} ${n(-w / 2)}l.3 ${n(w)}`).join('')
  const threads = Array.from({ length: 26 }, (_, i) => `M${n(-18 + i * 1.3)} ${n(-w * 0.5)}l1 ${n(w)}`).join(
    '',
  )
  const ball = radial(sheet, [-24, -1.4], 6, [
    [0, '#fff4d0'],
    [0.4, mix('#d0a545', colour, 0.35)],
    [1, darken('#8a6420', 0.3)],
  ])
  return (
    group(
      { transform: 'translate(1.6 2.4)' },
      stroke(line(...body), '#2a1c10', w * 1.2, { 'stroke-opacity': 0.14 }),
      stroke(line(...body), '#2a1c10', w * 2.4, { 'stroke-opacity': 0.06 }),
    ) +
    contactShadow(oval(-23, 0, 4.4), 3) +
    shape(d, paint) +
    stroke(turns, darken(base, 0.7), 0.22, { 'stroke-opacity': 0.5 }) +
    shape(silk, silkPaint) +
    stroke(threads, darken(colour, 0.5), 0.2, { 'stroke-opacity': 0.5 }) +
    circle(-23, 0, 4.4, ball, { stroke: '#5a4018', 'stroke-width': 0.3 }) +
    circle(-23, 0, 1.7, '#2a1c10') +
    rect({ x: -19.6, y: -w * 0.5, w: 2, h: w }, metal(sheet, 'brass', [0, -w / 2], [0, w / 2])) +
    dome(sheet, 'brass', -19, 0, 0.4)
  )
}
